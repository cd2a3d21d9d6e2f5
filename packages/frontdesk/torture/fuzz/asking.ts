import type { Database } from "@frontdesk/database/database";
import { basic } from "@frontdesk/payments/test/shop";
import { asserted } from "@frontdesk/people/test/asserted";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { injectAs, isOperators, operatorKey, type Reply } from "@frontdesk/platform/test/harness";
import type { Server } from "@frontdesk/server/server";
import type { Operation } from "./operations.ts";
import type { Request } from "./requests.ts";

export interface Callers {
  authorizations: Record<"own" | "other", string>;
  personIds: Record<"own" | "other", string>;
  application?: string;
}

export interface Asking {
  aud: "payments" | "scheduling";
  server: Server;
  admin: Server;
  context: { db: Database; keyring: Keyring };
  callers: Callers;
}

export async function askAs(
  asking: Asking,
  operation: Operation,
  request: Request,
): Promise<Reply> {
  const { method, path } = operation;
  const { url, headers, body } = request;
  const server = isOperators(`${method} ${path}`) ? asking.admin : asking.server;
  const authorization = await authorizationOf(asking, operation, request);
  return await injectAs(server, {
    method: method as "GET",
    url,
    remoteAddress: server === asking.admin ? "127.0.0.1" : newAddress(),
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { payload: body }),
  });
}

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function authorizationOf(
  { aud, context, callers }: Asking,
  { method, security }: Operation,
  { asker, way, url, headers }: Request,
): Promise<string | undefined> {
  if (asker === "nobody") return undefined;
  if (asker === "nonsense") return nonsense[way % nonsense.length];
  const kind = security[way % Math.max(1, security.length)];
  if (kind === "operatorKey") return asker === "own" ? basic(operatorKey) : basic("another key");
  if (kind === "application") return callers.application;
  if (kind !== "person") return callers.authorizations[asker];
  const personId = callers.personIds[asker];
  const idempotencyKey = headers["idempotency-key"] || null;
  const proof = { hasSecondFactor: true, provedAt: Date.now() };
  const input = { personId, aud, idempotencyKey, address: newAddress(), ...proof } as const;
  // Other paths are not forwarded.
  return await asserted(context, `${method} ${url}`, input).catch(() => undefined);
}

const nonsense = [
  "",
  "Basic",
  "Basic !!!",
  "Basic Og==",
  "Bearer",
  "Bearer x",
  "Desk",
  "Desk e30.e30",
  "Digest a=b",
  `Basic ${"a".repeat(5_000)}`,
  "Bearer \u00ff",
  `bearer ${"9".repeat(64)}`,
];
