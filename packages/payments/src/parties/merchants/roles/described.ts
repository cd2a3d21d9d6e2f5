// What persons may call, in the API's description: who they have to be, and why they are refused.
import type { Described } from "@frontdesk/platform/docs";
import type { FastifySchema, RouteOptions } from "fastify";
import { roleRefusals } from "../refusals.ts";
import { acts, type RoleAct, roles, rolesFor, type Way, wayOf } from "./roles.ts";

declare module "fastify" {
  interface FastifySchema {
    /** The roles of persons that may call it. */
    "x-roles"?: readonly string[];
    /** What their role has to let them do; `anyone` where none is asked for. */
    "x-act"?: string;
    /** Whether they prove a second factor first, whatever their role. */
    "x-step-up"?: boolean;
  }
}

/** Adds to a description what routes say of persons. */
export function withRoles<Given extends Described>(described: Given): Given {
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

const signs: Record<Way, string> = {
  freely: "✓",
  proved: "✓ s",
  limited: "within `supportRefundLimit`",
  below: "below manager",
};

/** What each role may do, for people to read. */
export function tableOfRoles(): string {
  const rows = Object.entries(acts).map(([act, { words }]) => [
    words,
    ...roles.map((role) => signs[wayOf(act as RoleAct, role)!] ?? ""),
  ]);
  const lines = [["act", ...roles], ["---", ...roles.map(() => "---")], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
