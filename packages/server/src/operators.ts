/*
 * An operator is whoever knows the operator key. Unless settings say otherwise they call from this
 * machine, and nothing that passed an unknown proxy is taken for a call from this machine.
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
    "The Host header names somebody else: call the operator's door by its address",
  ),
  site: rejection(403, "origin_unknown", "A page of another site asked for this, and no operator"),
  proxy: rejection(
    403,
    "proxy_unknown",
    "The request passed a proxy: set TRUST_PROXY to say which one is believed",
  ),
  remote: rejection(
    403,
    "operator_remote",
    "Operators call from the machine itself, unless OPERATOR_HOST says otherwise",
  ),
};

/** That the key is asked for. */
export const keyNeeded = {
  ...rejection(401, "operator_key", "The operator key is needed"),
  headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
};

export const tooManyKeys = rejection(
  429,
  "too_many_keys",
  "Too many wrong operator keys came from this address",
);

/** Headers that a proxy leaves on what it passes on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** What keeps a request out, if anything does. */
export function rejectionOfOrigin(
  { headers, ip }: Pick<FastifyRequest, "headers" | "ip">,
  settings: DoorSettings,
): Rejection | undefined {
  if (!isDoor(headers.host ?? "", settings)) return originRejections.host;
  if (isOfAnotherSite(headers)) return originRejections.site;
  if (settings.trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    return originRejections.proxy;
  }
  return isLocalDoor(settings) && !isLoopback(ip) ? originRejections.remote : undefined;
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
export function operatorAt({ ip }: Pick<FastifyRequest, "ip">): string {
  return `operator at ${ip}`;
}

/** Takes as long whatever the texts have in common. */
function areEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
