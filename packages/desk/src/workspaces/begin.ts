// Onboarding: a merchant, an account or both as a workspace.
import { randomUUID } from "node:crypto";
import { entered } from "@frontdesk/people/pages/form";
import type { SignedIn } from "@frontdesk/people/people";
import { problemInName } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { currencyOf, guessCountry, zoneOf } from "./choices.ts";
import { partsOf } from "./kinds.ts";
import { begin } from "./make.ts";
import { type Beginning, type BeginProblem, beginPage, type TriedParts } from "./page.ts";
import { keepRound, readRound } from "./round.ts";

export function beginRoutes(server: Server, context: Context, script: string | undefined): void {
  const { people, settings } = context;
  const { publicUrl } = settings;
  const page = { schema: { hide: true }, config: { plain: true } };
  const show = (
    { request, reply, person }: Visit,
    round: { entered: Beginning; key?: string; problems?: BeginProblem[]; tried?: TriedParts },
  ): FastifyReply => {
    const token = people.formToken(request, reply, person);
    const form = { key: randomUUID(), ...round, person, token, script };
    return people.show(reply, beginPage(form));
  };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/begin", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const draft = readBeginning(request.query);
      const isGuess = draft.country === "";
      const country = draft.country || guessCountry(request.headers["accept-language"]);
      const key = entered(request.query, "key");
      const round = { entered: { ...draft, country }, isGuess, ...(key !== "" && { key }) };
      return show({ request, reply, person }, round);
    });
    scope.post("/begin", page, async (request, reply) => {
      const sent = readBeginning(request.body);
      const key = entered(request.body, "key") || randomUUID();
      const draft = `/begin?${new URLSearchParams({ ...sent, key })}`;
      const person = await people.requirePerson(request, reply, draft);
      if (person === undefined) return reply;
      if (people.isOfOtherSession(request, person)) {
        const problems = [{ status: 403, text: signedInAnew(person) }];
        return show({ request, reply, person }, { entered: sent, problems });
      }
      people.checkForm(request, person);
      const asker = { person, address: request.ip };
      const tried = triedIn(request, publicUrl, key);
      const form = filledIn(sent);
      const problems = problemsOf(form);
      const begun =
        problems.length === 0
          ? await begin(context, asker, { form, key, tried })
          : { problems, tried };
      keepRound(reply, publicUrl, { key, ...begun });
      if ("workspaceId" in begun) return reply.redirect(`/p/${begun.workspaceId}/home`, 303);
      return show({ request, reply, person }, { entered: sent, key, ...begun });
    });
  });
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
}

const signedInAnew = ({ email }: SignedIn) =>
  `The sign-in changed in another tab: you are ${email} now. Nothing was created. ` +
  "Press Continue to create it.";

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

/** With the country's values for empty ones. */
function filledIn(sent: Beginning): Beginning {
  const { currency, country, timezone } = sent;
  const kind = partsOf(sent.kind) ?? "";
  return {
    ...sent,
    kind,
    currency: currency || currencyOf(country),
    timezone: timezone || (kind === "merchant" ? "" : zoneOf(country)),
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
  const studio = {
    name: read("studio_name"),
    timezone: read("studio_timezone"),
    country: read("studio_country"),
  };
  if (shop.name === "" && studio.name === "") return undefined;
  return { ...(shop.name !== "" && { shop }), ...(studio.name !== "" && { studio }) };
}

function problemsOf({ name, kind, country, timezone }: Beginning): BeginProblem[] {
  const isUnlocated = kind !== "account" && country === "";
  const isTimeless = kind !== "merchant" && timezone === "" && !isUnlocated;
  const texts = {
    name: name === "" ? "Enter the name of your business." : problemInName(name),
    kind: kind === "" ? "Choose your kind of business." : undefined,
    country: isUnlocated ? "Choose your country." : undefined,
    timezone: isTimeless ? "Choose your time zone." : undefined,
  };
  return (["name", "kind", "country", "timezone"] as const).flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text }];
  });
}
