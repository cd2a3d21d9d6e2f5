/*
 * An operator is whoever knows the operator key. Unless settings say otherwise they call from this
 * machine, and nothing that passed an unknown proxy is taken for a call from this machine.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { basicPassword } from "./basic.ts";
import { Refusal, refuse } from "./refusal.ts";

export interface OperatorSettings {
  operatorKey?: string | undefined;
  /** Lets operators in from other machines than this one. */
  operatorRemote: boolean;
  trustProxy: false | string;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers that a proxy leaves on what it passes on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** Why a request is not let in as an operator's: 403 from elsewhere, 401 without the key. */
export function refusalOfOperator(
  request: FastifyRequest,
  settings: OperatorSettings,
): Refusal | undefined {
  const refusal = refusalOfOrigin(request, settings);
  if (refusal !== undefined) return refusal;
  const given = basicPassword(request.headers.authorization);
  const expected = settings.operatorKey;
  if (given !== undefined && expected !== undefined && areEqual(given, expected)) return undefined;
  const realm = { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' };
  return new Refusal(401, { message: "The operator key is needed" }, realm);
}

/** Whom an audit names. */
export function operatorAt({ ip }: Pick<FastifyRequest, "ip">): string {
  return `operator at ${ip}`;
}

function refusalOfOrigin(
  { headers, ip }: FastifyRequest,
  { trustProxy, operatorRemote }: OperatorSettings,
): Refusal | undefined {
  if (trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    const message = "The request passed a proxy: set TRUST_PROXY to say which one is believed";
    return refuse(403, message, "proxy_unknown");
  }
  if (operatorRemote || isLoopback(ip)) return undefined;
  const message = "Operators call from the machine itself, unless OPERATOR_REMOTE is yes";
  return refuse(403, message, "operator_remote");
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Takes as long whatever the texts have in common. */
function areEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
