// The term for each word to replace.
import type { Source } from "../source.ts";
import { isGenerated, type Tree } from "../tree.ts";

export const fieldWords: Readonly<Record<string, string>> = {
  teller: "outbox relay, change recorder",
  news: "outbox",
  told: "published, notified",
  till: "payment gateway",
  deeds: "commit tracking, trigger scenarios",
  door: "admin listener",
  room: "admin routes, capacity",
  flood: "connection limits",
  voice: "error format",
  ground: "core",
  wing: "module",
  way: "upstream target, path",
  place: "workspace",
  step: "transition",
  turn: "poll, interval",
  standing: "status, membership",
  claim: "lease",
  gather: "batch",
  gathered: "batched",
  together: "batch",
  mosttogether: "maxBatchSize",
  mostatonce: "maxConcurrency",
  keeping: "memoize",
  apart: "forEachTenant",
  spread: "sharding",
  sweep: "cleanup",
  rests: "circuit breaker",
  whom: "target",
  asked: "Input, Params, Query",
  given: "Input",
  wanted: "Input, Query",
  shown: "Response, Row",
  known: "Row",
  found: "Row, Result",
  sought: "Query",
  made: "Result",
  namings: "owner assignments",
  naming: "owner assignment",
  rescues: "access recoveries",
  rescue: "access recovery",
  attending: "lifecycle hooks",
  attendant: "lifecycle hook",
  attendants: "lifecycle hooks",
  follower: "subscriber",
  followers: "subscribers",
  welcome: "onboarding",
  retirement: "archiving",
  deciding: "settlement",
  customs: "date overrides",
  openings: "availability",
  displacement: "conflict handling",
  halves: "merchant and account",
  half: "merchant or account",
  poster: "share link",
  movement: "transaction operation",
  takings: "revenue",
  books: "ledger",
  giving: "refund quote",
  unfit: "…Error",
  outdated: "…Error",
  refused: "…Error",
  acts: "mutations, audit log",
  said: "labels",
  moving: "rescheduling",
  moved: "rescheduled",
};

const folderWords: Readonly<Record<string, string>> = {
  "packages/desk/app/parts": "components",
  "packages/desk/app/words": "locales",
  "packages/desk/app/data": "api",
  "packages/desk/app/shell": "layout",
};

export function countOurWords({ sources, files }: Tree): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (word: string): void => {
    counts[word] = (counts[word] ?? 0) + 1;
  };
  for (const source of sources.values()) {
    if (!isGenerated(source.path)) ownNamesIn(source).flatMap(ourWordsIn).forEach(add);
  }
  for (const path of files.keys()) {
    if (!path.includes("/migrations/")) ourWordsInPath(path).forEach(add);
  }
  return counts;
}

function ownNamesIn({ path, names, exported }: Source): string[] {
  const published = isPublished(path) ? exported.map(({ text }) => text) : [];
  return names.map(({ text }) => text).filter((name) => !published.includes(name));
}

function ourWordsInPath(path: string): string[] {
  const parts = [...new Set(path.split(/[/.]/))];
  const folders = Object.keys(folderWords).filter((folder) => path.startsWith(`${folder}/`));
  return [...parts.flatMap(ourWordsIn), ...folders];
}

const twoWords = /step[-_]?up|not[-_]?found/gi;

/** A published surface stays. */
function isPublished(path: string): boolean {
  return /^packages\/[a-z]+-client\/src\//.test(path);
}

function ourWordsIn(name: string): string[] {
  const words = name.replace(twoWords, "").match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];
  const lower = words.map((word) => word.toLowerCase());
  const phrases = ["mosttogether", "mostatonce"].filter((phrase) =>
    lower.join("").includes(phrase),
  );
  return [...lower.filter((word) => Object.hasOwn(fieldWords, word)), ...phrases];
}

export function glossaryProblems(
  counts: Record<string, number>,
  frozen: Record<string, number>,
): string[] {
  return Object.entries(counts).flatMap(([word, count]) => {
    const limit = frozen[word] ?? 0;
    const use = fieldWords[word] ?? folderWords[word];
    return count > limit ? [`${word}: ${count} names, at most ${limit}. Use: ${use}`] : [];
  });
}

export function lowered(
  counts: Record<string, number>,
  frozen: Record<string, number>,
): Record<string, number> {
  const rows = Object.entries(frozen).map(([word, limit]) => {
    return [word, Math.min(limit, counts[word] ?? 0)] as const;
  });
  return Object.fromEntries(rows.filter(([, count]) => count > 0).sort());
}
