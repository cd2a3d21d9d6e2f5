/* A key of the form: nothing is created twice after a double press, the back button or a lost
   response. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../context.ts";
import { type Asker, askAs, type Question } from "../gateway/ask.ts";
import { connectWaiting } from "./connect.ts";
import { findOwn } from "./own.ts";
import type { Beginning, BeginProblem } from "./page.ts";
import { type Answer, away, problemOf } from "./problem.ts";
import { isSaved, saveWorkspace } from "./store.ts";

interface WorkspaceForm {
  form: Beginning;
  /** Of the form. */
  key: string;
}

/** Or the reason against it. */
export async function begin(
  context: Context,
  asker: Asker,
  { form, key }: WorkspaceForm,
): Promise<{ workspaceId: string } | BeginProblem> {
  const { db, now } = context;
  const { personId } = asker.person;
  const workspaceId = idOf([personId, key, form]);
  if (await isSaved(db, workspaceId)) return { workspaceId };
  const { name, kind } = form;
  const merchant = kind === "account" ? null : await makeMerchant(context, asker, { form, key });
  if (merchant !== null && "text" in merchant) return merchant;
  const account = kind === "merchant" ? null : await openAccount(context, asker, { form, key });
  if (account !== null && "text" in account) return account;
  const isBoth = merchant !== null && account !== null;
  const sides = { merchantId: merchant?.id ?? null, accountId: account?.id ?? null };
  const connectAt = isBoth ? now() : null;
  const isFirst = await atomically(db, (db) =>
    saveWorkspace(db, { id: workspaceId, name, ...sides, connectAt, madeBy: personId, now: now() }),
  );
  if (isBoth && isFirst) await connectWaiting(context, asker, await findOwn(context, asker));
  return { workspaceId };
}

async function makeMerchant(
  context: Context,
  asker: Asker,
  { form, key }: WorkspaceForm,
): Promise<{ id: string } | BeginProblem> {
  const { name, currency, country, website } = form;
  const body = {
    test: true,
    name,
    currency,
    email: asker.person.email,
    website: website === "" ? "https://example.com" : website,
    descriptor: descriptorOf(name),
    company: { country },
  };
  const question = { aud: "payments", method: "POST", url: "/merchants", body } as const;
  const answer = await askOnce(context, asker, { ...question, key });
  if (answer === undefined) return away("Payments");
  if (answer.status === 201) return (answer.body as { merchant: { id: string } }).merchant;
  return problemOf(answer, "Payments");
}

async function openAccount(
  context: Context,
  asker: Asker,
  { form: { name, timezone }, key }: WorkspaceForm,
): Promise<{ id: number } | BeginProblem> {
  const question = { aud: "scheduling", method: "POST", url: "/v1/accounts" } as const;
  const body = { name, ...(timezone !== "" && { timezone }) };
  const answer = await askOnce(context, asker, { ...question, body, key });
  if (answer === undefined) return away("Scheduling");
  if (answer.status === 201) return answer.body as { id: number };
  return problemOf(answer, "Scheduling");
}

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
