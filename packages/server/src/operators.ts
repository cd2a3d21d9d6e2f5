/*
 * An operator is whoever knows the operator key. Unless settings say otherwise they call from this
 * machine, and nothing that passed an unknown proxy is taken for a call from this machine.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { basicPassword } from "./basic.ts";
import { type DoorSettings, isDoor, isLocalDoor } from "./door-settings.ts";
import { isLoopback } from "./network.ts";

/** Why somebody is not let in. */
export interface Rejection {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
}

/** Headers that a proxy leaves on what it passes on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** Why a request may not come in, whatever key it has. */
export function rejectionOfOrigin(
  { headers, ip }: Pick<FastifyRequest, "headers" | "ip">,
  settings: DoorSettings,
): Rejection | undefined {
  if (!isDoor(headers.host ?? "", settings)) {
    const message = "The Host header names somebody else: call the operator's door by its address";
    return { status: 403, message, code: "host_unknown" };
  }
  if (isOfAnotherSite(headers)) {
    const message = "A page of another site asked for this, and no operator";
    return { status: 403, message, code: "origin_unknown" };
  }
  if (settings.trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    const message = "The request passed a proxy: set TRUST_PROXY to say which one is believed";
    return { status: 403, message, code: "proxy_unknown" };
  }
  if (!isLocalDoor(settings) || isLoopback(ip)) return undefined;
  const message = "Operators call from the machine itself, unless OPERATOR_HOST says otherwise";
  return { status: 403, message, code: "operator_remote" };
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

/** That the key is asked for. */
export const keyNeeded: Rejection = {
  status: 401,
  message: "The operator key is needed",
  code: "operator_key",
  headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
};

/** Whom an audit names. */
export function operatorAt({ ip }: Pick<FastifyRequest, "ip">): string {
  return `operator at ${ip}`;
}

/** Takes as long whatever the texts have in common. */
function areEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
