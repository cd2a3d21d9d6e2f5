/* A key of the form: nothing is created twice after a double press, the back button or a lost
   response. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../context.ts";
import { type Asker, askAs, type Question } from "../gateway/ask.ts";
import { weekStartOf } from "./choices.ts";
import { connectWaiting } from "./connect.ts";
import { findOwn } from "./own.ts";
import type { Beginning, BeginProblem, Tried, TriedParts } from "./page.ts";
import { isSaved, saveWorkspace } from "./store.ts";

interface WorkspaceForm {
  form: Beginning;
  /** The key of the form. */
  key: string;
  tried: TriedParts;
}

interface BeginRefusal {
  problems: BeginProblem[];
  tried: TriedParts;
}

/** Returns the refusal, if any. */
export async function begin(
  context: Context,
  asker: Asker,
  { form, key, tried }: WorkspaceForm,
): Promise<{ workspaceId: string } | BeginRefusal> {
  const { db, now } = context;
  const { personId } = asker.person;
  const workspaceId = idOf([personId, key, form]);
  if (await isSaved(db, workspaceId)) return { workspaceId };
  const { name, kind } = form;
  const withShop = { form, key, tried: tried.shop };
  const merchant = kind === "account" ? null : await make(context, asker, [shop, withShop]);
  const withStudio = { form, key, tried: tried.studio };
  if (merchant?.problem !== undefined) {
    return { problems: [merchant.problem], tried: { ...tried, shop: merchant.tried } };
  }
  const account = kind === "merchant" ? null : await make(context, asker, [studio, withStudio]);
  if (account?.problem !== undefined) {
    const triedParts = { shop: merchant?.tried ?? tried.shop, studio: account.tried };
    return { problems: [account.problem], tried: triedParts };
  }
  const isBoth = merchant !== null && account !== null;
  const sides = { merchantId: merchant?.id ?? null, accountId: account?.id ?? null };
  const connectAt = isBoth ? now() : null;
  const isFirst = await atomically(db, (db) =>
    saveWorkspace(db, { id: workspaceId, name, ...sides, connectAt, madeBy: personId, now: now() }),
  );
  if (isBoth && isFirst) await connectWaiting(context, asker, await findOwn(context, asker));
  return { workspaceId };
}

interface Part<Id> {
  service: string;
  fields: readonly (keyof Tried)[];
  /** The service cannot change these fields. */
  fixed: readonly (keyof Tried)[];
  create: (form: Beginning, person: Asker["person"]) => Question;
  idIn: (body: unknown) => Id;
  /** Runs after a correction of the form. */
  change: (id: Id, form: Beginning) => Question;
}

const shop: Part<string> = {
  service: "Payments",
  fields: ["name", "currency", "country", "website"],
  fixed: ["country", "currency", "website"],
  create: ({ name, currency, country, website }, { email }) => ({
    aud: "payments",
    method: "POST",
    url: "/merchants",
    body: {
      test: true,
      name,
      currency,
      email,
      website: website === "" ? "https://example.com" : website,
      descriptor: descriptorOf(name),
      company: { country },
    },
  }),
  idIn: (body) => (body as { merchant: { id: string } }).merchant.id,
  change: (id, { name }) => ({
    aud: "payments",
    method: "PUT",
    url: `/merchants/${id}`,
    body: { name, descriptor: descriptorOf(name) },
  }),
};

function bodyOfAccount({ name, timezone, country }: Beginning) {
  const weekStart = weekStartOf(country);
  return {
    name,
    ...(timezone !== "" && { timezone }),
    ...(weekStart !== undefined && { week_start: weekStart, country }),
  };
}

const studio: Part<number> = {
  service: "Scheduling",
  fields: ["name", "timezone", "country"],
  fixed: [],
  create: (form) => ({
    aud: "scheduling",
    method: "POST",
    url: "/v1/accounts",
    body: bodyOfAccount(form),
  }),
  idIn: (body) => (body as { id: number }).id,
  change: (id, form) => ({
    aud: "scheduling",
    method: "PUT",
    url: `/v1/accounts/${id}`,
    body: bodyOfAccount(form),
  }),
};

interface Round {
  form: Beginning;
  key: string;
  tried: Tried | undefined;
}

type Creation<Id> =
  | { id: Id; tried: Tried; problem?: undefined }
  | { problem: BeginProblem; tried?: Tried | undefined };

/** A corrected form changes the part of its earlier round, so that no second one stays behind. */
async function make<Id>(
  context: Context,
  asker: Asker,
  [part, { form, key, tried }]: [Part<Id>, Round],
): Promise<Creation<Id>> {
  const first = { ...form, ...tried };
  const sent: Tried = Object.fromEntries(part.fields.map((field) => [field, first[field]]));
  const creation = part.create(first, asker.person);
  const answer = await askOnce(context, asker, { ...creation, key });
  if (answer === undefined) return { problem: away(part.service), tried: sent };
  if (answer.status !== 201) {
    const problem = problemOf(answer, part.service);
    if (problem.status !== undefined) return { problem, tried: isOpen(problem) ? sent : tried };
    // The service refused the earlier values, and created nothing.
    return tried === undefined
      ? { problem }
      : await make(context, asker, [part, { form, key, tried: undefined }]);
  }
  const fixed = part.fixed.find((field) => first[field] !== form[field]);
  if (fixed !== undefined) return { problem: fixedProblem(fixed, first[fixed]), tried: sent };
  const id = part.idIn(answer.body);
  const { body } = part.create(form, asker.person);
  if (JSON.stringify(body) === JSON.stringify(creation.body)) return { id, tried: sent };
  const changed = await askAs(context, asker, part.change(id, form));
  if (changed === undefined) return { problem: away(part.service), tried: sent };
  return changed.status < 300
    ? { id, tried: sent }
    : { problem: problemOf(changed, part.service), tried: sent };
}

const fixedProblem = (field: keyof Tried, value: string): BeginProblem => {
  const text = value === "" ? "empty" : value;
  return {
    field,
    text: `The test shop exists already. Its ${field} is ${text} and cannot change.`,
  };
};

/** The service may have created the part. */
const isOpen = ({ status }: BeginProblem) => status === 503;

const tries = 10;
const pauseMs = 500;

/** The form was sent twice. */
async function askOnce(
  context: Context,
  asker: Asker,
  { key, ...question }: Omit<Question, "idempotencyKey"> & { key: string },
): Promise<Answer | undefined> {
  // Another body needs another key.
  const idempotencyKey = `begin ${idOf([key, question.body])}`;
  for (let tried = 1; ; tried += 1) {
    const answer = await askAs(context, asker, { ...question, idempotencyKey });
    if (answer?.status !== 409 || tried === tries) return answer;
    await setTimeout(pauseMs);
  }
}

/** A UUID (version 8) of these values alone. */
function idOf(parts: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Every bank prints ASCII. */
function descriptorOf(name: string): string {
  const plain = name.normalize("NFD").replace(/[^\x20-\x7e]/g, "");
  return plain.trim().slice(0, 20).trim() || "Shop";
}

// Problems in the words of the form.
interface Answer {
  status: number;
  body: unknown;
}

type Field = keyof Beginning;

const labels: Partial<Record<Field, string>> = { timezone: "time zone" };
const requests: readonly Field[] = ["currency", "country", "timezone", "website", "name"];

const again = "Wait a minute, then press Continue again. Nothing is created twice.";

const away = (what: string): BeginProblem => ({
  status: 503,
  text: `${what} does not answer at the moment. ${again}`,
});

function problemOf({ status, body }: Answer, what: string): BeginProblem {
  if (status >= 500 || status === 409) return away(what);
  if (status === 429) {
    return { status, text: "That is too often. Wait some minutes, then press Continue again." };
  }
  const [first] = problemsIn(body);
  if (first === undefined) return { text: messageIn(body) ?? "That could not be created." };
  const field = requests.find((name) => first.field.endsWith(name));
  const label = field === undefined ? first.field : (labels[field] ?? field);
  return { field, text: `The ${label} ${first.message}.` };
}

/** Payments' and scheduling's format. */
function problemsIn(body: unknown): { field: string; message: string }[] {
  if (Array.isArray(body)) return body;
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, string[]> };
  return Object.entries(errors).map(([field, [message = ""]]) => ({ field, message }));
}

function messageIn(body: unknown): string | undefined {
  const fields = (body ?? {}) as { message?: unknown; error_description?: unknown };
  const { message = fields.error_description } = fields;
  return typeof message === "string" && message !== "" ? `${message}.` : undefined;
}
