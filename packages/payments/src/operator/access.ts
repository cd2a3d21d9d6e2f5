/*
 * An operator is whoever knows the operator key. Unless settings say otherwise they call from this
 * machine, and nothing that passed an unknown proxy is taken for a call from this machine.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { type Refusal, refuse } from "@frontdesk/server/refusal";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { keyOf, unauthorized } from "../identity/identity.ts";

/** How the routes for operators are described. */
export const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers that a proxy leaves on what it passes on. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** Lets operators pass; refuses with 403 who calls from elsewhere, with 401 who has no key. */
export function admitOperators({ settings }: Pick<Context, "settings">) {
  return async (request: FastifyRequest): Promise<void> => {
    const refusal = refusalOfOrigin(request, settings);
    if (refusal !== undefined) throw refusal;
    const given = keyOf(request.headers.authorization);
    const expected = settings.operatorKey;
    if (given === undefined || expected === undefined || !areEqual(given, expected)) {
      throw unauthorized();
    }
    request.identity = { appId: "operator", key: given };
  };
}

/** Whom the audit names. */
export function actorOf({ ip }: Pick<FastifyRequest, "ip">): string {
  return `operator at ${ip}`;
}

function refusalOfOrigin(
  { headers, ip }: FastifyRequest,
  { trustProxy, operatorRemote }: Context["settings"],
): Refusal | undefined {
  if (trustProxy === false && forwarding.some((name) => headers[name] !== undefined)) {
    const message = "The request passed a proxy: set TRUST_PROXY to say which one is believed";
    return refuse(403, message, "proxy_unknown");
  }
  if (operatorRemote || isLoopback(ip)) return undefined;
  const message = "Operators call from the machine of the payments, unless OPERATOR_REMOTE is yes";
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
