/*
 * A service believes an assertion of the desk for the request that it was made for, and for nothing
 * else. It is read once, as the request arrives: what goes on for longer asks what it needs anew.
 */
import type { FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { type Assertion, type Audience, fits } from "./assertion.ts";
import { isDesk, readSigned } from "./sign.ts";
import { getHere } from "./store.ts";
import { targetOf } from "./target.ts";

type Came = Pick<FastifyRequest, "method" | "url" | "ip" | "headers">;

/**
 * What the desk says of whoever has a request forwarded to a service; undefined when it comes from
 * nobody who says to be the desk, "unfit" when what is said is not to be believed.
 */
export async function readAssertion(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { method, url, headers }: Came,
  aud: Audience,
): Promise<Assertion | "unfit" | undefined> {
  if (!isDesk(headers.authorization)) return undefined;
  const said = readSigned(keyring, headers.authorization);
  const target = targetOf(url);
  if (said === undefined || target === undefined) return "unfit";
  const { installation, now } = await getHere(db);
  const idempotencyKey = [headers["idempotency-key"]].flat().join(", ") || null;
  const came = { method, ...target, idempotencyKey, aud, installation, now: now.getTime() };
  return fits(said, came) ? said : "unfit";
}

/**
 * The address of the browser that a request comes from, also where the desk forwards it: what is
 * counted, noted or let in by address goes by this.
 */
export function callerAddress(
  { keyring }: Pick<PeopleContext, "keyring">,
  { ip, headers }: Came,
): string {
  if (!isDesk(headers.authorization)) return ip;
  return readSigned(keyring, headers.authorization)?.address ?? ip;
}
