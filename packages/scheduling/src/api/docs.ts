import type { Described } from "@frontdesk/platform/docs";
import type { FastifySchema, RouteOptions } from "fastify";
import { scopeNouns } from "../ground/scopes.ts";
import type { Settings } from "../ground/settings.ts";
import { complete, components } from "./description.ts";

const introduction = `Resources, and who has booked them.

- Everything of an account stands below \`/v1/{account}\`, the account's URL id.
- Bodies are JSON; forms are taken too, with \`resource_ids[]\` for lists. A PUT changes only what
  is given. Dates are \`YYYY-MM-DD\`, times of day minutes from midnight, durations minutes.
- Lists stand in the order of their ids, 50 at a time: \`limit\` and \`after\`, the last id of the
  page before, which \`Link\` names; or \`offset\`, or \`page\` and \`per_page\`, which may skip
  entries where others are deleted meanwhile. \`limit=0\` asks for everything.
- A read with a parameter that it does not know is 400 by name. Names of paging and empty values are
  taken anywhere, and writes ignore their query, since published clients send \`limit=0\` always.
- An application may make 33 requests in ten seconds. Beyond that it is answered with 429, and
  \`Retry-After\` says when to come again.
- An object that can be changed has an \`ETag\`, which names its state. \`If-None-Match\` on a read
  answers 304 while the state is the same; \`If-Match\` on a PUT refuses with 412 if it is not. Both
  take lists and \`*\`. Weak tags are compared like strong ones: a tag is a revision, so it also
  holds behind a proxy that compresses and sends \`W/"…"\`.
- Every refusal has an \`error\` for programs and an \`error_description\` for people.
`;

const tags = [
  { name: "Users", description: "The person who calls, and the members of an account" },
  { name: "Accounts", description: "Whose resources they are" },
  { name: "Resource types", description: "Kinds of resources and their custom fields" },
  { name: "Resources", description: "What can be booked" },
  { name: "Availability", description: "When resources can be booked" },
  { name: "Clients", description: "For whom bookings are" },
  { name: "Projects", description: "What bookings are for" },
  { name: "Bookings", description: "Minutes of days of a resource; nothing is booked twice" },
  { name: "Services", description: "What customers can book by themselves, and at which terms" },
  { name: "Booking page", description: "The page on which customers book by themselves" },
  { name: "Appointments", description: "What customers have made of services" },
  { name: "Customers", description: "What they do by themselves, without a token" },
  { name: "Time off", description: "When resources cannot be booked after all" },
  { name: "Reports", description: "How much was booked and how much was there" },
  { name: "Calendars", description: "Bookings as iCalendar, at secret addresses" },
  { name: "Deposits", description: "What customers pay to be safe of their appointment" },
  { name: "Webhooks", description: "Telling others what has changed" },
  { name: "Changes", description: "Hearing of changes as they are made" },
  { name: "Audit", description: "Who changed what, and when" },
  { name: "Developers", description: "What somebody registered, made and allowed, at the desk" },
  { name: "OAuth", description: "How applications come by tokens" },
  { name: "Operator", description: "What the operator of the service decides" },
];

export function docsOf(settings: Settings): Described {
  return {
    title: "Frontdesk scheduling",
    introduction,
    tags,
    components: { ...components, securitySchemes: securitySchemes(settings) },
    describeRoute,
    complete,
  };
}

function securitySchemes({ publicUrl }: Settings) {
  const scopes = Object.fromEntries(
    scopeNouns.flatMap(({ words, read, write }) => [
      ...(read === undefined ? [] : [[read, `See ${words}`]]),
      ...(write === undefined ? [] : [[write, `Change ${words}`]]),
    ]),
  );
  const tokenUrl = `${publicUrl}/oauth/token`;
  return {
    oauth: {
      type: "oauth2",
      description: "A person allows an application something",
      flows: {
        authorizationCode: {
          authorizationUrl: `${publicUrl}/oauth/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes,
        },
      },
    },
    person: {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "`Desk` and what the desk says of a person who is signed in there",
    },
    token: {
      type: "http",
      scheme: "bearer",
      description: "A personal access token, made in the developer portal",
    },
    application: {
      type: "http",
      scheme: "basic",
      description: "The id and the secret of an application; they may stand in the body as well",
    },
    operatorKey: {
      type: "http",
      scheme: "basic",
      description: "An empty username, and the operator key as the password",
    },
  } as const;
}

/** What the configuration of a route says of it, in the words of the description. */
function describeRoute(
  schema: FastifySchema,
  url: string,
  { method, config }: RouteOptions,
): FastifySchema {
  if (!url.startsWith("/v1/") || schema === undefined) return schema;
  if (config?.onlyPersons === true) return { ...schema, security: [{ person: [] }] };
  const scopes = config?.scope === undefined ? [] : [config.scope].flat();
  return {
    ...schema,
    "x-idempotent": schema["x-idempotent"] ?? (method === "POST" && url.includes("/:account/")),
    security: [{ oauth: scopes }, { token: scopes }],
    ...(schema.description === undefined && { description: rightsOf(config) }),
  };
}

function rightsOf({ right, forAdministrators }: RouteOptions["config"] = {}): string {
  if (forAdministrators === true) return "For administrators and the owner of the account.";
  if (right === undefined) return "";
  return `Asks for the right \`${right[1]}\` on ${right[0]}, or a higher one.`;
}
