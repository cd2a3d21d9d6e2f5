/* An app by its key's SHA-256, or a person by a request from the desk. A revoked key works for
   some seconds, from the cache. */

import { createHash } from "node:crypto";
import { readAssertion } from "@frontdesk/people/assertions/read";
import { basicPassword } from "@frontdesk/server/basic";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { appSuspended, unauthorized } from "../../core/refusals.ts";
import { findKey } from "./store.ts";

/** Identifies the caller for access to merchants, and in events. */
export interface Caller {
  callerId: Id;
  actor: Actor;
}

export interface CallingApp extends Caller {
  kind: "app";
  appId: Id;
  key: string;
}

export interface CallingPerson extends Caller {
  kind: "person";
  personId: Id;
  hasSecondFactor: boolean;
  /** Milliseconds since 1970, in this session; null for never. */
  provedAt: number | null;
}

export type Identity = CallingApp | CallingPerson;

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity;
  }
}

const trustedMs = 4_000;
const trustedAtMost = 10_000;

interface TrustedKey {
  identity: CallingApp;
  untilMs: number;
}

export interface Authenticator {
  /** Basic credentials (RFC 7617), or the desk's person. */
  identify(request: FastifyRequest): Promise<Identity>;
}

export function createAuthenticator(context: Pick<Context, "db" | "keyring">): Authenticator {
  const { db } = context;
  const trusted = new Map<string, TrustedKey>();

  async function identifyApp(key: string): Promise<CallingApp> {
    const hash = hashKey(key);
    const name = hash.toString("base64");
    const trustedKey = trusted.get(name);
    const nowMs = performance.now();
    if (trustedKey !== undefined && trustedKey.untilMs > nowMs) return trustedKey.identity;
    const match = await findKey(db, hash);
    if (match === undefined || match.suspended) {
      trusted.delete(name);
      throw match === undefined ? unauthorized() : appSuspended();
    }
    if (trusted.size >= trustedAtMost) trusted.clear();
    const identity = identityOf(match.appId, key);
    trusted.set(name, { identity, untilMs: nowMs + trustedMs });
    return identity;
  }

  return {
    async identify(request) {
      const isForPersons = "personsMay" in request.routeOptions.config;
      const person = isForPersons ? await personOf(context, request) : undefined;
      if (person !== undefined) return person;
      const key = basicPassword(request.headers.authorization);
      if (key === undefined) throw unauthorized();
      return await identifyApp(key);
    },
  };
}

async function personOf(
  context: Pick<Context, "db" | "keyring">,
  request: FastifyRequest,
): Promise<CallingPerson | undefined> {
  const assertion = await readAssertion(context, request, "payments");
  if (assertion === "unfit") throw unauthorized();
  if (assertion === undefined) return undefined;
  const { personId, hasSecondFactor, provedAt } = assertion;
  const actor = `person:${personId}` as const;
  return { kind: "person", callerId: personId, actor, personId, hasSecondFactor, provedAt };
}

function identityOf(appId: Id, key: string): CallingApp {
  return { kind: "app", callerId: appId, actor: `app:${appId}`, appId, key };
}

/** Random keys: an unsalted hash reveals nothing. */
export function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
