import { limitAddresses } from "@frontdesk/server/address-limits";
import { allowBrowsers } from "@frontdesk/server/cors";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paymentRefusals } from "../../api/answers.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits/limits.ts";
import { returnRoutes } from "./challenges/returns.ts";
import { challengeRoutes } from "./challenges/routes.ts";
import { Challenges } from "./challenges/schema.ts";
import { limited, speakToCustomers } from "./errors.ts";
import { pay } from "./pay.ts";
import { orderRefusals, vaultRefusals, versionRefusals } from "./refusals.ts";
import { NewPayment, PaidResponse, Secret, splitHints, Token, Version } from "./schema.ts";
import { sealToken } from "./vault.ts";

const checkout = { tags: ["Checkout"], security: [] };

/** Called by browsers with the public key only. */
export function paymentRoutes(server: Server, context: Context): void {
  server.register(
    async (scope) => {
      openToCustomers(scope, context);
      vaultRoute(scope, context);
    },
    { prefix: "/vault" },
  );
  server.register(
    async (scope) => {
      openToCustomers(scope, context);
      paymentRoute(scope, context);
      await scope.register(async (scope) => challengeRoutes(scope, context), {
        prefix: "/challenges",
      });
    },
    { prefix: "/payments" },
  );
  // Browsers navigate here, without the version header.
  server.register(async (scope) => returnRoutes(scope, context), {
    prefix: "/payments/challenges",
  });
}

function openToCustomers(server: Server, { limits }: Context): void {
  speakToCustomers(server);
  allowBrowsers(server, {
    headers: ["Content-Type", "Accept-Version", "X-Client"],
    exposed: ["X-Request-Id", "Retry-After", "Error-Message"],
  });
  server.addHook("onRequest", (request, _reply, done) => {
    const version = request.headers["accept-version"];
    if (request.method === "OPTIONS" || version === "1") return done();
    const { missing, unsupported } = versionRefusals;
    done(version === undefined ? missing() : unsupported());
  });
  limitAddresses(server, (name: LimitName, address) => limited(() => limits.take(name, address)));
}

function vaultRoute(server: Server, context: Context): void {
  const schema = {
    ...checkout,
    operationId: "createVaultToken",
    "x-refusals": [...paymentRefusals, ...Object.values({ ...versionRefusals, ...vaultRefusals })],
    summary: "Create a token for a card number or security code",
    headers: Version,
    body: Secret,
    response: { 201: Token },
  };
  const config = { addressLimit: "vaultByAddress" satisfies LimitName };
  server.post("/", { schema, config }, async (request, reply) => {
    return reply.code(201).send(sealToken(context, request.body));
  });
}

function paymentRoute(server: Server, context: Context): void {
  const schema = {
    ...checkout,
    summary: "Create a payment",
    "x-refusals": [...paymentRefusals, ...Object.values({ ...versionRefusals, ...orderRefusals })],
    description:
      "Repeating the same order returns the same response. If the issuer requires " +
      "authentication, the response lists challenges. Solve one and repeat the order " +
      "with its hints until the result is final.",
    headers: Version,
    body: NewPayment,
    response: { 201: Type.Union([PaidResponse, Challenges]) },
  };
  const config = { addressLimit: "paymentsByAddress" satisfies LimitName };
  server.post("/", { schema, config }, async (request, reply) => {
    const input = splitHints(request.body);
    const { status, body } = await pay(context, { ...input, address: request.ip });
    if ("code" in body) throw orderRefusals.declined({ status, body });
    return reply.code(201).send(body);
  });
}
