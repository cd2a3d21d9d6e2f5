/* The desk's signed statement to a service about a signed-in person. It covers one forwarded
   request and expires soon. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { ownKey } from "@frontdesk/platform/sealing/own-keys";
import { assertionKey } from "../own-keys.ts";

export type Audience = "payments" | "scheduling" | "operator";

export interface ForwardedRequest extends Target {
  method: string;
  idempotencyKey: string | null;
}

export interface Assertion extends ForwardedRequest {
  personId: string;
  name: string | null;
  sessionId: string;
  address: string;
  /** Time of the proof, in ms since 1970. */
  provedAt: number | null;
  hasSecondFactor: boolean;
  isOperator: boolean;
  aud: Audience;
  installation: string;
  /** Database clock, in ms since 1970. */
  at: number;
}

export const goodForMs = 60_000;

export interface Arrival extends ForwardedRequest {
  aud: Audience;
  installation: string;
  now: number;
}

export function fits(assertion: Assertion, { now, ...came }: Arrival): boolean {
  const names = Object.keys(came) as (keyof typeof came)[];
  // After a failover the database clock may be behind.
  return (
    Math.abs(now - assertion.at) <= goodForMs &&
    names.every((name) => assertion[name] === came[name])
  );
}

export interface Target {
  /** Each segment decoded and encoded again, so that a path has one spelling. */
  path: string;
  query: string;
}

export function targetOf(url: string): Target | undefined {
  const [, path = "", query = ""] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url) ?? [];
  if (path === "") return undefined;
  try {
    const names = path
      .replace(/\/{2,}/g, "/")
      .split("/")
      .map(decodeURIComponent);
    if (names.includes(".") || names.includes("..")) return undefined;
    return { path: names.map(encodeURIComponent).join("/"), query };
  } catch {
    return undefined;
  }
}

// `Desk <payload>.<HMAC-SHA256 of the payload>`, both in base64url.
const scheme = /^desk(?: |$)/i;
const signed = /^desk +([\w-]+)\.([\w-]+) *$/i;

export function isDesk(authorization: string | undefined): boolean {
  return scheme.test(authorization ?? "");
}

export function sign(keyring: Keyring, assertion: Assertion): string {
  const payload = Buffer.from(JSON.stringify(assertion)).toString("base64url");
  return `Desk ${payload}.${digestOf(keyring, payload)}`;
}

export function readSigned(keyring: Keyring, authorization = ""): Assertion | undefined {
  const [, payload = "", text = ""] = signed.exec(authorization) ?? [];
  const query = Buffer.from(digestOf(keyring, payload));
  const digest = Buffer.from(text);
  if (digest.length !== query.length || !timingSafeEqual(digest, query)) return undefined;
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as Assertion;
}

function digestOf(keyring: Keyring, payload: string): string {
  return createHmac("sha256", ownKey(keyring, assertionKey)).update(payload).digest("base64url");
}
