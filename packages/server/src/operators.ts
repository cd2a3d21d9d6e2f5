/* Operators hold the operator key, or have the operator role and a desk session with a recent
   second factor. A call through an unknown proxy never counts as local. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import {
  type AdminListenerSettings,
  isAdminHost,
  isLocalAdminListener,
} from "./admin-listener-settings.ts";
import { basicPassword } from "./basic.ts";
import { isLoopback } from "./network.ts";
import type { Reason } from "./refusal.ts";

export interface Rejection {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
}

function rejection(status: number, code: string, message: string): Rejection & Reason {
  return { status, code, message, when: `\`${code}\`: ${message}` };
}

/** These refusals apply with any key. */
export const originRejections = {
  host: rejection(
    403,
    "host_unknown",
    "The Host header names another server: use the admin listener's address",
  ),
  site: rejection(403, "origin_unknown", "The request came from a page of another site"),
  proxy: rejection(
    403,
    "proxy_unknown",
    "The request passed an unknown proxy: set TRUST_PROXY to trust it",
  ),
  remote: rejection(
    403,
    "operator_remote",
    "Operators must connect from this machine, unless OPERATOR_HOST allows others",
  ),
};

export const keyNeeded = {
  ...rejection(401, "operator_key", "The operator key is required"),
  headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
};

export const tooManyKeys = rejection(
  429,
  "too_many_keys",
  "Too many wrong operator keys from this address",
);

export interface SignedInOperator {
  personId: string;
  isOperator: boolean;
  hasSecondFactor: boolean;
  provedMsAgo: number | null;
}

declare module "fastify" {
  interface FastifyRequest {
    operatorId: string | undefined;
  }
}

/** A second factor admits an operator for this long. */
export const provedForMs = 15 * 60 * 1000;

export const personRejections = {
  noOperator: rejection(403, "operator_needed", "Only operators may do this"),
  noFactor: rejection(403, "second_factor_needed", "Operators must turn on a second factor first"),
  notProved: rejection(
    403,
    "step_up_required",
    "This requires a second factor, proved in this session within fifteen minutes",
  ),
};

export function rejectionOfPerson(person: SignedInOperator): Rejection | undefined {
  if (!person.isOperator) return personRejections.noOperator;
  if (!person.hasSecondFactor) return personRejections.noFactor;
  const { provedMsAgo } = person;
  const isProved = provedMsAgo !== null && provedMsAgo <= provedForMs;
  return isProved ? undefined : personRejections.notProved;
}

const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

export function rejectionOfOrigin(
  { headers, ip, callerAddress }: Pick<FastifyRequest, "headers" | "ip" | "callerAddress">,
  settings: AdminListenerSettings,
): Rejection | undefined {
  if (!isAdminHost(headers.host ?? "", settings)) return originRejections.host;
  if (isOfAnotherSite(headers)) return originRejections.site;
  if (settings.trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    return originRejections.proxy;
  }
  // The desk runs on this machine; its browser must too.
  const isFromHere = isLoopback(ip) && isLoopback(callerAddress);
  return isLocalAdminListener(settings) && !isFromHere ? originRejections.remote : undefined;
}

// A browser that stores the key also adds it to requests of other sites' pages.
function isOfAnotherSite({ origin, host }: FastifyRequest["headers"]): boolean {
  return origin !== undefined && origin.toLowerCase() !== `http://${host?.toLowerCase()}`;
}

export function keyOf(
  { headers }: Pick<FastifyRequest, "headers">,
  operatorKey: string,
): "right" | "wrong" | "none" {
  const text = basicPassword(headers.authorization);
  if (text === undefined) return "none";
  return areEqual(text, operatorKey) ? "right" : "wrong";
}

export function operatorAt({
  callerAddress,
  operatorId,
}: Pick<FastifyRequest, "callerAddress" | "operatorId">): string {
  return `${operatorId === undefined ? "operator" : `person:${operatorId}`} at ${callerAddress}`;
}

/** Constant time. */
function areEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
