// Onboarding: a merchant, an account or both as a workspace.
import { randomUUID } from "node:crypto";
import { entered } from "@frontdesk/people/pages/form";
import type { SignedIn } from "@frontdesk/people/people";
import { problemInName } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { firstChoices } from "./choices.ts";
import { begin } from "./make.ts";
import { type Beginning, type BeginProblem, beginPage, type TriedParts } from "./page.ts";
import { keepRound, readRound } from "./round.ts";

export function beginRoutes(server: Server, context: Context): void {
  const { people, settings } = context;
  const { publicUrl } = settings;
  const page = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const guessed = firstChoices(request.headers["accept-language"]);
      const draft = readDraft(request.query);
      const values = { name: "", kind: "both", website: "", ...guessed, ...draft };
      const key = entered(request.query, "key");
      const round = { entered: values, ...(key !== "" && { key }) };
      return show(context, { request, reply, person }, round);
    });
    scope.post("/begin", page, async (request, reply) => {
      const beginning = readBeginning(request.body);
      const key = entered(request.body, "key") || randomUUID();
      const draft = `/begin?${new URLSearchParams({ ...beginning, key })}`;
      const person = await people.requirePerson(request, reply, draft);
      if (person === undefined) return reply;
      if (people.isOfOtherSession(request, person)) {
        const problem = { status: 403, text: signedInAnew(person) };
        return show(context, { request, reply, person }, { entered: beginning, problem });
      }
      people.checkForm(request, person);
      const asker = { person, address: request.ip };
      const tried = triedIn(request, publicUrl, key);
      const wrong = problemOf(beginning);
      const begun =
        wrong === undefined
          ? await begin(context, asker, { form: beginning, key, tried })
          : { problem: wrong, tried };
      keepRound(reply, publicUrl, { key, ...begun });
      if ("workspaceId" in begun) return reply.redirect(`/p/${begun.workspaceId}/home`, 303);
      return show(context, { request, reply, person }, { entered: beginning, key, ...begun });
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
  round: { entered: Beginning; key?: string; problem?: BeginProblem; tried?: TriedParts },
): FastifyReply {
  const token = people.formToken(request, reply, person);
  return people.show(reply, beginPage({ key: randomUUID(), ...round, person, token }));
}

const signedInAnew = ({ email }: SignedIn) =>
  `The sign-in changed in another tab: you are ${email} now. Nothing was made. ` +
  "Press Begin to go on.";

/** Values from before a new sign-in. */
function readDraft(query: unknown): Partial<Beginning> {
  const draft = Object.entries(readBeginning(query));
  return Object.fromEntries(draft.filter(([, value]) => value !== ""));
}

function readBeginning(body: unknown): Beginning {
  const setUp = (field: keyof Beginning) => onOneLine(entered(body, field));
  const website = setUp("website");
  return {
    name: setUp("name"),
    kind: setUp("kind"),
    currency: setUp("currency").toUpperCase(),
    country: setUp("country").toUpperCase(),
    timezone: setUp("timezone"),
    website: website === "" || website.includes("://") ? website : `https://${website}`,
  };
}

const triedIn = (request: FastifyRequest, publicUrl: string, key: string): TriedParts =>
  readTried(request.body) ?? readRound(request, publicUrl, key) ?? {};

/** Undefined until the form is submitted. */
function readTried(body: unknown): TriedParts | undefined {
  const read = (field: string) => onOneLine(entered(body, field));
  const shop = {
    name: read("shop_name"),
    currency: read("shop_currency"),
    country: read("shop_country"),
    website: read("shop_website"),
  };
  const studio = { name: read("studio_name"), timezone: read("studio_timezone") };
  if (shop.name === "" && studio.name === "") return undefined;
  return { ...(shop.name !== "" && { shop }), ...(studio.name !== "" && { studio }) };
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
