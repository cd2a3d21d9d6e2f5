import type { ApiDescription } from "@frontdesk/platform/docs";
import type { FastifySchema, RouteOptions } from "fastify";
import { scopeNouns } from "../core/scopes.ts";
import type { Settings } from "../core/settings.ts";
import { complete, components } from "./description.ts";

const introduction = `Resources, bookings and appointments.

- Every path of an account starts with \`/v1/{account}\`, the account's URL id.
- Bodies are JSON or forms, with \`resource_ids[]\` for lists. A PUT changes only the fields in the
  body. Dates are \`YYYY-MM-DD\`, times of day are minutes from midnight, durations are minutes.
- Lists are in order of id, 50 entries per page. To page by cursor, use \`limit\` and \`after\`, the
  last id of the previous page; \`Link\` contains the next URL. \`offset\`, or \`page\` and
  \`per_page\`, may skip entries after concurrent deletions. \`limit=0\` returns everything.
- A read with an unknown parameter gives 400. Every read accepts paging parameters and empty values.
  Writes ignore the query, since published clients always send \`limit=0\`.
- An application may send 33 requests in ten seconds. Further requests give 429, with
  \`Retry-After\`.
- Objects that can change have an \`ETag\`. A read with a matching \`If-None-Match\` gives 304. A
  PUT without a matching \`If-Match\` gives 412. Both accept lists and \`*\`. A tag is a revision
  number, so weak and strong tags compare as equal. It stays valid behind a proxy that compresses
  and sends \`W/"…"\`.
- Every error has an \`error\` code for programs and an \`error_description\` for people.
`;

const tags = [
  { name: "Users", description: "The caller, and the members of an account" },
  { name: "Accounts", description: "Businesses; each owns its resources and bookings" },
  { name: "Resource types", description: "Types of resources, with custom fields" },
  { name: "Resources", description: "People, rooms, vehicles and other bookable things" },
  { name: "Availability", description: "Weekly hours and date overrides of resources" },
  { name: "Clients", description: "Clients that bookings are for" },
  { name: "Projects", description: "Projects that bookings are for" },
  { name: "Bookings", description: "Times taken on a resource, never beyond its availability" },
  {
    name: "Services",
    description: "Appointments that customers can book online, with their terms",
  },
  { name: "Booking page", description: "The public page for online booking" },
  { name: "Appointments", description: "Customers' bookings of services" },
  { name: "Orders", description: "Payments at the business, refunds and receipts" },
  { name: "Customers", description: "Calls of customers, without a token" },
  { name: "Time off", description: "Times when resources are not available" },
  { name: "Reports", description: "Utilization: available and booked time" },
  { name: "Calendars", description: "iCalendar feeds at secret URLs" },
  { name: "Deposits", description: "Deposits and no-show fees, through a connected merchant" },
  { name: "Webhooks", description: "HTTP notifications of changes" },
  { name: "Changes", description: "A live stream of changes" },
  { name: "Audit", description: "The audit log" },
  { name: "Developers", description: "Applications, personal tokens and grants of a person" },
  { name: "OAuth", description: "Access tokens for applications" },
  { name: "Operator", description: "Administration by the operator of the service" },
];

export function docsOf(settings: Settings): ApiDescription {
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
      description: "Access that a person granted to an application",
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
      description: "`Desk` and a signed assertion about the signed-in person, made by the desk",
    },
    token: {
      type: "http",
      scheme: "bearer",
      description: "A personal access token, created at the desk under Developers",
    },
    application: {
      type: "http",
      scheme: "basic",
      description: "The client id and secret of an application, in the header or the body",
    },
    operatorKey: {
      type: "http",
      scheme: "basic",
      description: "An empty username, and the operator key as the password",
    },
  } as const;
}

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
  return `Requires the permission \`${right[1]}\` on ${right[0]}, or a higher one.`;
}
