// Beginning: what somebody who has nothing yet begins with is made, and is a place.
import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { entered } from "@frontdesk/people/pages/form";
import type { SignedIn } from "@frontdesk/people/people";
import { onOneLine, problemInName } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { type Beginning, beginPage } from "./page.ts";
import { savePlace } from "./store.ts";

export function beginRoutes(server: Server, context: Context): void {
  const { people } = context;
  const page = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const kind = "both";
      const empty = { name: "", kind, currency: "EUR", country: "", website: "" };
      return show(context, { request, reply, person }, { entered: empty });
    });
    scope.post("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      people.checkForm(request, person);
      const given = readBeginning(request.body);
      const key = entered(request.body, "key");
      const asker = { person, address: request.ip };
      const problem = problemOf(given) ?? (await begin(context, asker, { given, key }));
      if (problem === undefined) return reply.redirect("/", 303);
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
  turn: { entered: Beginning; key?: string; problem?: string },
): FastifyReply {
  const token = people.formToken(request, reply, person);
  return people.show(reply, beginPage({ key: randomUUID(), ...turn, person, token }));
}

function readBeginning(body: unknown): Beginning {
  const [name = "", kind = "", currency = "", country = "", website = ""] = [
    "name",
    "kind",
    "currency",
    "country",
    "website",
  ].map((field) => onOneLine(entered(body, field)));
  return { name, kind, currency: currency.toUpperCase(), country: country.toUpperCase(), website };
}

function problemOf({ name, kind }: Beginning): string | undefined {
  if (name === "") return "Please say what it is called.";
  if (!["both", "merchant", "account"].includes(kind)) return "Please say what it is.";
  return problemInName(name);
}

/** Makes it; what is wrong where it cannot be made. */
async function begin(
  context: Context,
  asker: Asker,
  { given, key }: { given: Beginning; key: string },
): Promise<string | undefined> {
  const { name, kind } = given;
  const merchant = kind === "account" ? null : await makeMerchant(context, asker, { given, key });
  if (typeof merchant === "string") return merchant;
  const { db, now, attending } = context;
  const { personId } = asker.person;
  await atomically(db, async (db) => {
    let accountId: number | null = null;
    if (kind !== "merchant") {
      for (const { openAccount } of attending) {
        accountId ??= (await openAccount?.(db, { personId, name })) ?? null;
      }
    }
    const halves = { merchantId: merchant?.id ?? null, accountId };
    await savePlace(db, { id: randomUUID(), name, ...halves, madeBy: personId, now: now() });
  });
  return undefined;
}

async function makeMerchant(
  context: Context,
  asker: Asker,
  { given, key }: { given: Beginning; key: string },
): Promise<{ id: string } | string> {
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
  if (answer === undefined) return "Payments cannot be reached at the moment: nothing was made.";
  if (answer.status === 201) return (answer.body as { merchant: { id: string } }).merchant;
  const problems = Array.isArray(answer.body) ? answer.body : [];
  const [first] = problems as { field: string; message: string }[];
  return first === undefined ? "That could not be made." : `The ${first.field} ${first.message}.`;
}

/** What stands on statements of card holders: letters that every bank prints. */
function descriptorOf(name: string): string {
  const plain = name.normalize("NFD").replace(/[^\x20-\x7e]/g, "");
  return plain.trim().slice(0, 20).trim() || "Shop";
}
