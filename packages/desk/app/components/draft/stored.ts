/* Survives reloads, per tab, person and address. Never store secrets here. */
import { begin, type DraftInput, isEqual, isTouched, type StoredDraft, takeUp } from "./kept.ts";

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Several drafts may share an address. */
export function draftName(personId: string, fields: readonly string[]): string {
  return `frontdesk draft ${personId} ${location.pathname} ${fields.join(" ")}`;
}

export function store<Draft>(
  name: string,
  kept: StoredDraft<Draft>,
  shelf: Shelf = sessionStorage,
): void {
  if (!isTouched(kept)) {
    shelf.removeItem(name);
    return;
  }
  const { draft, newest, tag } = kept;
  try {
    shelf.setItem(name, JSON.stringify({ draft, newest, tag }));
  } catch {}
}

export function restore<Draft extends object>(
  name: string,
  input: DraftInput<Draft>,
  shelf: Shelf = sessionStorage,
): StoredDraft<Draft> {
  const text = shelf.getItem(name);
  if (text === null) return begin(input);
  const { draft, newest, tag } = JSON.parse(text) as Pick<
    StoredDraft<Draft>,
    "draft" | "newest" | "tag"
  >;
  return takeUp({ ...begin({ values: newest, tag }), draft }, input);
}

const subscribers = new Set<(name: string, sent: unknown) => void>();

/** Later edits stay. */
export function forget(name: string, sent: unknown, shelf: Shelf = sessionStorage): void {
  const text = shelf.getItem(name);
  if (text !== null && isEqual((JSON.parse(text) as { draft: unknown }).draft, sent)) {
    shelf.removeItem(name);
  }
  for (const subscriber of subscribers) subscriber(name, sent);
}

export function followForgotten(name: string, subscriber: (sent: unknown) => void): () => void {
  const own = (forgotten: string, sent: unknown) => {
    if (forgotten === name) subscriber(sent);
  };
  subscribers.add(own);
  return () => void subscribers.delete(own);
}
