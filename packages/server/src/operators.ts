/*
 * An operator is whoever knows the operator key, or who was made one and is signed in at the desk
 * with a second factor that was proved a short while ago. Unless settings say otherwise they call
 * from this machine, and nothing that passed an unknown proxy is taken for a call from there.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { basicPassword } from "./basic.ts";
import { type DoorSettings, isDoor, isLocalDoor } from "./door-settings.ts";
import { isLoopback } from "./network.ts";
import type { Reason } from "./refusal.ts";

/** Why somebody is not let in. */
export interface Rejection {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
}

function rejection(status: number, code: string, message: string): Rejection & Reason {
  return { status, code, message, when: `\`${code}\`: ${message}` };
}

/** Why a request may not come in, whatever key it has; in the order of the checks. */
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

/** That the key is asked for. */
export const keyNeeded = {
  ...rejection(401, "operator_key", "The operator key is required"),
  headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
};

export const tooManyKeys = rejection(
  429,
  "too_many_keys",
  "Too many wrong operator keys from this address",
);

/** An operator who is signed in at the desk. */
export interface SignedInOperator {
  personId: string;
  isOperator: boolean;
  hasSecondFactor: boolean;
  /** How long ago a second factor was proved in the session; null for never. */
  provedMsAgo: number | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The person who is let in as an operator; undefined for whoever has the key. */
    operatorId: string | undefined;
  }
}

/** For how long a second factor that was proved lets an operator in. */
export const provedForMs = 15 * 60 * 1000;

/** Why a person is not let in as an operator, in the order of the checks. */
export const personRejections = {
  noOperator: rejection(403, "operator_needed", "Only operators may do this"),
  noFactor: rejection(403, "second_factor_needed", "Operators must turn on a second factor first"),
  notProved: rejection(
    403,
    "step_up_required",
    "This requires a second factor, proved in this session within fifteen minutes",
  ),
};

/** What keeps a person out, if anything does. */
export function rejectionOfPerson(person: SignedInOperator): Rejection | undefined {
  if (!person.isOperator) return personRejections.noOperator;
  if (!person.hasSecondFactor) return personRejections.noFactor;
  const { provedMsAgo } = person;
  const isProved = provedMsAgo !== null && provedMsAgo <= provedForMs;
  return isProved ? undefined : personRejections.notProved;
}

/** Headers that a proxy leaves on what it passes on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** What keeps a request out, if anything does. */
export function rejectionOfOrigin(
  { headers, ip, callerAddress }: Pick<FastifyRequest, "headers" | "ip" | "callerAddress">,
  settings: DoorSettings,
): Rejection | undefined {
  if (!isDoor(headers.host ?? "", settings)) return originRejections.host;
  if (isOfAnotherSite(headers)) return originRejections.site;
  if (settings.trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    return originRejections.proxy;
  }
  // The desk is on this machine, and so must be the browser that it forwards for.
  const isFromHere = isLoopback(ip) && isLoopback(callerAddress);
  return isLocalDoor(settings) && !isFromHere ? originRejections.remote : undefined;
}

// A browser that was once given the key adds it to what pages of others have it send.
function isOfAnotherSite({ origin, host }: FastifyRequest["headers"]): boolean {
  return origin !== undefined && origin.toLowerCase() !== `http://${host?.toLowerCase()}`;
}

/** Whether a request has the operator's key, another one, or none at all. */
export function keyOf(
  { headers }: Pick<FastifyRequest, "headers">,
  operatorKey: string,
): "right" | "wrong" | "none" {
  const given = basicPassword(headers.authorization);
  if (given === undefined) return "none";
  return areEqual(given, operatorKey) ? "right" : "wrong";
}

/** Whom an audit names. */
export function operatorAt({
  callerAddress,
  operatorId,
}: Pick<FastifyRequest, "callerAddress" | "operatorId">): string {
  return `${operatorId === undefined ? "operator" : `person:${operatorId}`} at ${callerAddress}`;
}

/** Takes as long whatever the texts have in common. */
function areEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
