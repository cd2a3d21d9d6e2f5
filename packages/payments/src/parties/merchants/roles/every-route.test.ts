import { newPersonId } from "@frontdesk/people/persons/person-id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { personOf } from "../../../../test/persons.ts";
import { actions, type RoleAct, rolesFor } from "./roles.ts";

/* A new route belongs in one of the two lists. */

const byPeople: Record<string, string> = {
  "POST /merchants": "anyone",
  "PUT /merchants/{merchantId}": "profile",
  "GET /merchants/{merchantId}": "see",
  "POST /merchants/{merchantId}/apps": "keys",
  "GET /merchants/{merchantId}/apps": "keys",
  "POST /merchants/{merchantId}/keys": "keys",
  "DELETE /merchants/{merchantId}/apps/{appId}": "keys",
  "POST /merchants/{merchantId}/users": "team",
  "GET /merchants/{merchantId}/users": "team",
  "PUT /merchants/{merchantId}/users/{userId}": "team",
  "DELETE /merchants/{merchantId}/users/{userId}": "see",
  "GET /me/merchants": "anyone",
  "POST /merchants/{merchantId}/link-secret": "keys proved",
  "GET /merchants/{merchantId}/links": "see",
  "PUT /merchants/{merchantId}/links": "profile",
  "PUT /merchants/{merchantId}/tds": "profile",
  "POST /merchants/{merchantId}/bank-requests": "owners",
  "GET /merchants/{merchantId}/bank-requests": "see",
  "GET /merchants/{merchantId}/branding": "see",
  "PUT /merchants/{merchantId}/branding": "profile",
  "GET /merchants/{merchantId}/refund-limits": "see",
  "PUT /merchants/{merchantId}/refund-limits": "profile proved",
  "POST /me/claims": "anyone",
  "POST /me/claims/acceptance": "anyone",
  "GET /merchants/{merchantId}/acts": "profile",
  "POST /merchants/{id}/transactions": "cards",
  "GET /merchants/{id}/transactions": "see",
  "POST /transactions/{id}/captures": "handle",
  "POST /transactions/{id}/refunds": "refund",
  "POST /transactions/{id}/voids": "handle",
  "GET /transactions/{id}": "see",
  "GET /merchants/{id}/cards": "see",
  "GET /cards/{id}": "see",
  "DELETE /cards/{id}": "cards",
  "GET /disputes": "see",
  "GET /disputes/{id}": "see",
  "POST /disputes/{id}/answer": "handle",
  "POST /disputes/{id}/acceptance": "handle",
  "GET /disputes/{id}/files/{name}": "see",
  "DELETE /disputes/{id}/files/{name}": "handle",
  "PUT /disputes/{id}/files/{name}": "handle",
  "GET /frauds": "see",
  "GET /frauds/{id}": "see",
  "GET /merchants/{merchantId}/lines": "see",
  "GET /lines/{lineId}": "see",
  "GET /merchants/{merchantId}/payouts": "see",
  "GET /payouts/{id}": "see",
  "GET /merchants/{merchantId}/takings": "see",
  "GET /merchants/{merchantId}/search": "see",
  "POST /merchants/{merchantId}/link-signatures": "handle",
  "GET /event-types": "anyone",
  "GET /merchants/{merchantId}/events": "see",
  "GET /merchants/{merchantId}/events/stream": "see",
  "GET /merchants/{merchantId}/events/{eventId}": "see",
  "POST /merchants/{merchantId}/webhooks": "profile",
  "GET /merchants/{merchantId}/webhooks": "see",
  "GET /merchants/{merchantId}/webhooks/{webhookId}": "see",
  "PUT /merchants/{merchantId}/webhooks/{webhookId}": "profile",
  "DELETE /merchants/{merchantId}/webhooks/{webhookId}": "profile",
  "POST /merchants/{merchantId}/webhooks/{webhookId}/secret": "profile proved",
  "GET /merchants/{merchantId}/webhooks/{webhookId}/deliveries": "see",
  "GET /merchants/{merchantId}/webhooks/{webhookId}/deliveries/{eventId}": "see",
  "POST /merchants/{merchantId}/webhooks/{webhookId}/deliveries/{eventId}/retry": "profile",
  "POST /merchants/{merchantId}/webhooks/{webhookId}/recovery": "profile",
  "POST /merchants/{merchantId}/webhooks/{webhookId}/test": "profile",
};

const own = "is about the app that calls";
const simulated = "has a test merchant live through what its customers and their banks do";
const customers = "is asked by customers, in their browser";

const byOthers: Record<string, string> = {
  "POST /apps": "makes an app that nobody owns: `POST …/keys` makes one of a merchant",
  "GET /me": own,
  "POST /apps/{appId}/keys": own,
  "GET /apps/{appId}/keys": own,
  "DELETE /apps/{appId}/keys/{keyId}": own,
  "GET /identities/{appId}/merchants": own,
  "DELETE /merchants/{merchantId}/card-balances": simulated,
  "POST /merchants/{id}/cards": "saves a card that a customer agreed to keep with the shop",
  "POST /disputes": simulated,
  "POST /disputes/{id}/wins": simulated,
  "POST /disputes/{id}/losses": simulated,
  "POST /frauds": simulated,
  "POST /vault": customers,
  "POST /payments": customers,
  "POST /payments/challenges/tds-fingerprint": customers,
  "POST /payments/challenges/tds-authenticate": customers,
  "POST /payments/challenges/tds-challenge": customers,
};

interface DescribedRoute {
  "x-act"?: string;
  "x-step-up"?: boolean;
  "x-roles"?: string[];
  security?: Record<string, unknown>[];
}

let payments: TestPayments;
let routes: [string, DescribedRoute][];
beforeAll(async () => {
  payments = await startTestPayments();
  await payments.server.ready();
  const { paths = {} } = payments.server.swagger() as { paths?: Record<string, object> };
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, DescribedRoute] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => payments.close());

// The operators' listener checks persons separately.
const isOperators = (route: string) => route.includes(" /payments/operator/");
const isForPersons = ({ security = [] }: DescribedRoute) => security.some((one) => "person" in one);

describe("routes and persons", () => {
  it("every route declares its permission and second factor", () => {
    const matches = routes
      .filter(([, described]) => isForPersons(described))
      .map(([route, { "x-act": act, "x-step-up": proved }]) => [
        route,
        `${act}${proved === true ? " proved" : ""}`,
      ]);
    expect(Object.fromEntries(matches)).toEqual(byPeople);
  });

  it("every closed route has a reason", () => {
    const closed = routes.filter(([, described]) => !isForPersons(described));
    const unexplained = closed.map(([route]) => route).filter((route) => !isOperators(route));
    expect(unexplained.sort()).toEqual(Object.keys(byOthers).sort());
  });

  it("every permission is in the table with its roles", () => {
    for (const [route, { "x-act": act, "x-roles": roles }] of routes) {
      if (act === undefined || act === "anyone") continue;
      expect([route, Object.keys(actions)]).toEqual([route, expect.arrayContaining([act])]);
      expect([route, roles]).toEqual([route, rolesFor(act as RoleAct)]);
    }
  });

  it("closed routes accept no persons from the desk", async () => {
    for (const route of Object.keys(byOthers)) {
      if (byOthers[route] === customers || route === "POST /apps") continue;
      const [method = "", path = ""] = route
        .replaceAll(/{\w+}/g, "5f0000000000000000000000")
        .split(" ");
      const { status } = await personOf(payments, newPersonId(new Date())).ask(
        method as "GET",
        path,
      );
      expect([route, status]).toEqual([route, 401]);
    }
  });
});
