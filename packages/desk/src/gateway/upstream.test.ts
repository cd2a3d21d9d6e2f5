import { describe, expect, it } from "vitest";
import { upstreamOf } from "./forward.ts";

describe("gateway path", () => {
  it.each([
    ["GET /api/payments/merchants/1?limit=5", "payments", "/merchants/1", "limit=5"],
    ["GET /api/payments/apps/1", "payments", "/apps/1", ""],
    ["GET /api/payments/apps", "payments", "/apps", ""],
    ["POST /api/payments/apps/1/keys", "payments", "/apps/1/keys", ""],
    ["POST /api/scheduling/v1/jane/bookings", "scheduling", "/v1/jane/bookings", ""],
    ["GET /api//payments//me", "payments", "/me", ""],
    ["GET /api/operator/payments/merchants", "operator", "/payments/operator/merchants", ""],
    ["GET /api/operator/scheduling/actions", "operator", "/scheduling/operator/actions", ""],
    ["DELETE /api/operator/desk/persons/1", "operator", "/desk/operator/persons/1", ""],
    ["GET /api/operator/desk/actions?limit=5", "operator", "/desk/operator/actions", "limit=5"],
  ])("%s to %s forwards as %s", (route, aud, path, query) => {
    const [method = "", url = ""] = route.split(" ");
    expect(upstreamOf(method, url)).toEqual({ aud, target: { path, query } });
  });
});

describe("gateway refusal", () => {
  it.each([
    "GET /api",
    "GET /api/payments",
    "GET /api/other/x",
    "POST /api/payments/vault",
    "POST /api/payments/v%61ult",
    "POST /api/payments//vault",
    "POST /api/payments/vault/",
    "POST /api/payments/payments",
    "POST /api/payments/payments/challenges",
    "POST /api/payments/apps",
    "POST /api/payments/apps/",
    "POST /api/payments/%61pps",
    "POST /api/payments/oauth/token",
    "GET /api/scheduling/oauth/authorize",
    "POST /api/scheduling/oauth/token",
    "GET /api/scheduling/sign-in",
    "GET /api/scheduling/v1/../oauth/token",
    "GET /api/scheduling/v1/%2e%2e/oauth/token",
    "GET /api/payments/x/../vault",
    "GET /api/operator/desk/x",
    "GET /api/operator/desk/operators",
    "POST /api/operator/desk/persons/../operators",
    "DELETE /api/operator/desk/personsx",
    "GET /api/operator/payments",
    "GET /api/payments/%",
  ])("of %s", (route) => {
    const [method = "", url = ""] = route.split(" ");
    expect(upstreamOf(method, url)).toBeUndefined();
  });
});
