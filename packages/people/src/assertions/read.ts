/* Valid only on arrival: longer work must check its own conditions again. */
import type { FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { type Assertion, type Audience, fits, isDesk, readSigned, targetOf } from "./assertion.ts";
import { getHere } from "./store.ts";

type Came = Pick<FastifyRequest, "method" | "url" | "ip" | "headers">;

export async function readAssertion(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { method, url, headers }: Came,
  aud: Audience,
): Promise<Assertion | "unfit" | undefined> {
  if (!isDesk(headers.authorization)) return undefined;
  const signed = readSigned(keyring, headers.authorization);
  const target = targetOf(url);
  if (signed === undefined || target === undefined) return "unfit";
  const { installation, now } = await getHere(db);
  const idempotencyKey = [headers["idempotency-key"]].flat().join(", ") || null;
  const came = { method, ...target, idempotencyKey, aud, installation, now: now.getTime() };
  return fits(signed, came) ? signed : "unfit";
}

export function callerAddress(
  { keyring }: Pick<PeopleContext, "keyring">,
  { ip, headers }: Came,
): string {
  if (!isDesk(headers.authorization)) return ip;
  return readSigned(keyring, headers.authorization)?.address ?? ip;
}
