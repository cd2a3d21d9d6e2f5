// Onboarding: creates a merchant, an account or both as a workspace.
import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { entered } from "@frontdesk/people/pages/form";
import type { SignedIn } from "@frontdesk/people/people";
import { problemInName } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { firstChoices } from "./choices.ts";
import { connectWaiting } from "./connect.ts";
import { findOwn } from "./own.ts";
import { type Beginning, type BeginProblem, beginPage } from "./page.ts";
import { savePlace } from "./store.ts";

export function beginRoutes(server: Server, context: Context): void {
  const { people } = context;
  const page = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const guessed = firstChoices(request.headers["accept-language"]);
      const empty = { name: "", kind: "both", website: "", ...guessed };
      return show(context, { request, reply, person }, { entered: empty });
    });
    scope.post("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      people.checkForm(request, person);
      const given = readBeginning(request.body);
      const key = entered(request.body, "key");
      const asker = { person, address: request.ip };
      const begun = problemOf(given) ?? (await begin(context, asker, { given, key }));
      if ("placeId" in begun) return reply.redirect(`/p/${begun.placeId}/home`, 303);
      const problem = begun;
      return show(context, { request, reply, person }, { entered: given, key, problem });
    });
  });
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
}

function show(
  { people }: Context,
  { request, reply, person }: Visit,
  turn: { entered: Beginning; key?: string; problem?: BeginProblem },
): FastifyReply {
  const token = people.formToken(request, reply, person);
  return people.show(reply, beginPage({ key: randomUUID(), ...turn, person, token }));
}

function readBeginning(body: unknown): Beginning {
  const given = (field: keyof Beginning) => onOneLine(entered(body, field));
  const website = given("website");
  return {
    name: given("name"),
    kind: given("kind"),
    currency: given("currency").toUpperCase(),
    country: given("country").toUpperCase(),
    timezone: given("timezone"),
    website: website === "" || website.includes("://") ? website : `https://${website}`,
  };
}

function problemOf({ name, kind, country, timezone }: Beginning): BeginProblem | undefined {
  if (name === "") return { field: "name", text: "Please say what it is called." };
  if (!["both", "merchant", "account"].includes(kind)) return { text: "Please say what it is." };
  const text = problemInName(name);
  if (text !== undefined) return { field: "name", text };
  if (kind !== "account" && country === "") {
    return { field: "country", text: "Please choose the country of the shop." };
  }
  if (kind !== "merchant" && timezone === "") {
    return { field: "timezone", text: "Please choose the zone that its clocks go by." };
  }
  return undefined;
}

async function begin(
  context: Context,
  asker: Asker,
  { given, key }: { given: Beginning; key: string },
): Promise<{ placeId: string } | BeginProblem> {
  const { name, kind } = given;
  const merchant = kind === "account" ? null : await makeMerchant(context, asker, { given, key });
  if (merchant !== null && "text" in merchant) return merchant;
  const account = kind === "merchant" ? null : await openAccount(context, asker, given);
  if (account !== null && "text" in account) return account;
  const { db, now } = context;
  const { personId } = asker.person;
  const placeId = randomUUID();
  const isBoth = merchant !== null && account !== null;
  await atomically(db, async (db) => {
    const halves = { merchantId: merchant?.id ?? null, accountId: account?.id ?? null };
    const connectAt = isBoth ? now() : null;
    await savePlace(db, { id: placeId, name, ...halves, connectAt, madeBy: personId, now: now() });
  });
  if (isBoth) await connectWaiting(context, asker, await findOwn(context, asker));
  return { placeId };
}

async function makeMerchant(
  context: Context,
  asker: Asker,
  { given, key }: { given: Beginning; key: string },
): Promise<{ id: string } | BeginProblem> {
  const { name, currency, country, website } = given;
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
  const idempotencyKey = `begin ${key}`.slice(0, 200);
  const answer = await askAs(context, asker, { ...question, idempotencyKey });
  if (answer === undefined) return away("Payments");
  if (answer.status === 201) return (answer.body as { merchant: { id: string } }).merchant;
  const problems = Array.isArray(answer.body) ? answer.body : [];
  const [first] = problems as { field: string; message: string }[];
  if (first === undefined) return { text: "That could not be made." };
  const field = asked.find((name) => first.field.endsWith(name));
  return { field, text: `The ${field ?? first.field} ${first.message}.` };
}

const asked = ["currency", "country", "website", "name"] as const;

const away = (what: string): BeginProblem => ({
  text: `${what} cannot be reached at the moment: nothing was made. Try again.`,
});

async function openAccount(
  context: Context,
  asker: Asker,
  { name, timezone }: Beginning,
): Promise<{ id: number } | BeginProblem> {
  const question = { aud: "scheduling", method: "POST", url: "/v1/accounts" } as const;
  const body = { name, ...(timezone !== "" && { timezone }) };
  const answer = await askAs(context, asker, { ...question, body });
  if (answer === undefined) return away("Scheduling");
  if (answer.status === 201) return answer.body as { id: number };
  return { text: "The account could not be opened." };
}

/** Statement descriptor: ASCII, because every bank prints that. */
function descriptorOf(name: string): string {
  const plain = name.normalize("NFD").replace(/[^\x20-\x7e]/g, "");
  return plain.trim().slice(0, 20).trim() || "Shop";
}
