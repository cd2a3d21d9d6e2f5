import { Type } from "typebox";
import type { Server } from "./instance.ts";

const patienceMs = 2_000;
const Health = Type.Object({ status: Type.String() });

/**
 * `GET /health`: 200 only while `isReady` says so, within two seconds; 503 when it does not, fails,
 * or hangs.
 */
export function showHealth(server: Server, isReady: () => Promise<boolean>): void {
  const options = { schema: { response: { 200: Health, 503: Health } } };
  server.get("/health", options, async (_request, reply) => {
    if (await settles(isReady)) return { status: "ok" };
    return reply.code(503).send({ status: "unavailable" });
  });
}

async function settles(isReady: () => Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  try {
    return await Promise.race([isReady(), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
