// `Desk <payload>.<HMAC-SHA256 of the payload>`, both in base64url.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { ownKey } from "@frontdesk/platform/sealing/own-keys";
import { assertionKey } from "../own-keys.ts";
import type { Assertion } from "./assertion.ts";

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
