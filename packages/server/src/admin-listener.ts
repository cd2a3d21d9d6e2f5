/* A separate port, unreachable from the public listener. */
import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { AdminListenerSettings } from "./admin-listener-settings.ts";
import { takeLargerBodies } from "./ceilings.ts";
import { type ErrorFormat, speak } from "./errors.ts";
import { type Front, showFront } from "./front/front.ts";
import type { Parts } from "./health.ts";
import type { Limits } from "./limits.ts";
import { pathOf } from "./log.ts";
import { type Metrics, showMetrics } from "./metrics.ts";
import {
  keyNeeded,
  keyOf,
  type Rejection,
  rejectionOfOrigin,
  rejectionOfPerson,
  type SignedInOperator,
  tooManyKeys,
} from "./operators.ts";
import { type CommitTracking, trackCommits } from "./outcome.ts";
import { Refusal, refuse } from "./refusal.ts";
import { createServer, type Server } from "./server.ts";

/** Per address; further ones within a minute are only counted. */
export const wrongKeyRule = { points: 10, seconds: 60 };

export interface WrongKey {
  ip: string;
  method: string;
  path: string;
}

export interface AdminRoutes {
  name: string;
  errorFormat: ErrorFormat;
  metrics: Metrics;
  operatorKey: string;
  limits: Pick<Limits<"wrongKeysByAddress">, "count">;
  parts: Parts;
  commitTracking?: CommitTracking;
  addressOf?: (request: FastifyRequest) => string;
  findPerson?: (request: FastifyRequest) => Promise<SignedInOperator | "unfit" | undefined>;
  bodyOf(rejection: Rejection): unknown;
  audit(wrong: WrongKey): Promise<void>;
  /** The scope admits operators only. */
  furnish(scope: Server): Promise<void>;
}

export async function openAdminListener(
  adminRoutes: readonly AdminRoutes[],
  { settings, log }: { settings: AdminListenerSettings; log: Logger },
): Promise<Server> {
  const addressOf = adminRoutes.find(
    (adminRoutes) => adminRoutes.addressOf !== undefined,
  )?.addressOf;
  const admin = createServer({
    log,
    ...(addressOf !== undefined && { addressOf }),
    trustProxy: settings.trustProxy,
    parts: Object.assign({}, ...adminRoutes.map(({ parts }) => parts)),
  });
  admin.decorateRequest("operatorId", undefined);
  await admin.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      const rejection = rejectionOfOrigin(request, settings);
      if (rejection !== undefined) throw refuse(403, rejection.message, rejection.code);
    });
    showFront(scope, frontOf(adminRoutes));
  });
  for (const routes of adminRoutes) {
    await admin.register(
      async (scope) => {
        speak(scope, routes.errorFormat);
        if (routes.commitTracking !== undefined) trackCommits(scope, routes.commitTracking);
        scope.addHook("onRequest", async (request) => {
          reject(routes, rejectionOfOrigin(request, settings));
        });
        showMetrics(scope, routes.metrics, { hasProcess: routes === adminRoutes[0] });
        await scope.register(
          async (inner) => {
            inner.addHook("onRequest", async (request) => {
              reject(routes, await rejectionOfCaller(request, routes));
            });
            takeLargerBodies(inner);
            await routes.furnish(inner);
          },
          { prefix: "/operator" },
        );
      },
      { prefix: `/${routes.name}` },
    );
  }
  await admin.ready();
  return admin;
}

function frontOf(adminRoutes: readonly AdminRoutes[]): Front {
  return {
    title: "The admin listener",
    text:
      "Operators of this installation sign in here with the operator key. " +
      "The frontdesk command sends the key and calls these operations.",
    ways: adminRoutes.flatMap(({ name }) => [
      { name: `/${name}/operator/…`, text: `Operations of ${name}; they require the key.` },
      {
        name: `/${name}/metrics`,
        path: `/${name}/metrics`,
        text: `Metrics of ${name}, for Prometheus.`,
      },
    ]),
    example: "npx frontdesk --help",
  };
}

function reject(adminRoutes: AdminRoutes, rejection: Rejection | undefined): void {
  if (rejection === undefined) return;
  throw new Refusal(rejection.status, adminRoutes.bodyOf(rejection), rejection.headers);
}

async function rejectionOfCaller(
  request: FastifyRequest,
  adminRoutes: AdminRoutes,
): Promise<Rejection | undefined> {
  const person = await adminRoutes.findPerson?.(request);
  if (person === undefined) return await rejectionOfKey(request, adminRoutes);
  if (person === "unfit") return await rejectionOfWrong(request, adminRoutes);
  request.operatorId = person.personId;
  request.callerId = `person:${person.personId}`;
  return rejectionOfPerson(person);
}

/**
 * A key is too long to guess, and a stranger at the same address must not lock the operator out.
 */
async function rejectionOfKey(
  request: FastifyRequest,
  adminRoutes: AdminRoutes,
): Promise<Rejection | undefined> {
  const key = keyOf(request, adminRoutes.operatorKey);
  if (key === "right") {
    request.callerId = "operator";
    return undefined;
  }
  return key === "none" ? keyNeeded : await rejectionOfWrong(request, adminRoutes);
}

async function rejectionOfWrong(
  request: FastifyRequest,
  adminRoutes: AdminRoutes,
): Promise<Rejection | undefined> {
  const { callerAddress: ip, method } = request;
  const { used, msBeforeNext } = await adminRoutes.limits.count("wrongKeysByAddress", ip);
  if (used > wrongKeyRule.points) {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return { ...tooManyKeys, headers: { "Retry-After": String(seconds) } };
  }
  const wrong = { ip, method, path: pathOf(request.url) };
  request.log.warn({ ...wrong, routes: adminRoutes.name }, "refused a wrong operator key");
  await adminRoutes.audit(wrong);
  return keyNeeded;
}
