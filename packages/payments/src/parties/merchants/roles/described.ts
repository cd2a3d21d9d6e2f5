// Roles in the API description.
import type { ApiDescription } from "@frontdesk/platform/docs";
import type { FastifySchema, RouteOptions } from "fastify";
import { roleRefusals } from "../refusals.ts";
import { rolesFor } from "./roles.ts";

declare module "fastify" {
  interface FastifySchema {
    "x-roles"?: readonly string[];
    "x-act"?: string;
    "x-step-up"?: boolean;
  }
}

export function withRoles<Input extends ApiDescription>(described: Input): Input {
  return { ...described, describeRoute: (schema, _url, route) => describedFor(schema, route) };
}

function describedFor(schema: FastifySchema, { config = {} }: RouteOptions): FastifySchema {
  const { personsMay, apps } = config;
  if (personsMay === undefined) return schema;
  const security = apps === false ? [{ person: [] }] : [{ key: [] }, { person: [] }];
  const { personsOnly, ...ofRoles } = roleRefusals;
  const act = typeof personsMay === "object" ? personsMay.act : personsMay;
  return {
    ...schema,
    security,
    "x-refusals": [
      ...(apps === false ? [personsOnly] : []),
      ...(schema["x-refusals"] ?? []),
      ...(act === "anyone" ? [] : Object.values(ofRoles)),
    ],
    "x-act": act,
    ...(typeof personsMay === "object" && personsMay.stepUp === true && { "x-step-up": true }),
    ...(act !== "anyone" && { "x-roles": rolesFor(act) }),
  };
}
