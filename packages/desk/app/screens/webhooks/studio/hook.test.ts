import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newSecret, stateOfHook, stateOfPayload, studioEvents } from "./hook.ts";

const file = new URL("../../../../../scheduling/openapi.json", import.meta.url);
const { paths } = JSON.parse(readFileSync(file, "utf8"));
const created = paths["/v1/{account}/webhooks"].post.requestBody.content["application/json"].schema;

describe("account webhook", () => {
  it("offers exactly the events of the service", () => {
    expect([...studioEvents].sort()).toEqual([...created.properties.events.items.enum].sort());
  });

  it.each([
    [{ paused: true, status: "failed" }, "paused"],
    [{ paused: false, status: "failed" }, "failed"],
    [{ paused: false, status: "retrying" }, "waiting"],
    [{ paused: false, status: "ready" }, "active"],
    [{ paused: false, status: "success" }, "active"],
  ] as const)("with %j has the status %s", (hook, state) => {
    expect(stateOfHook(hook)).toBe(state);
  });

  it("deliveries are waiting, taken or failed", () => {
    const all = (["pending", "failing", "delivered", "failed"] as const).map((status) =>
      stateOfPayload({ status }),
    );
    expect(all).toEqual(["waiting", "waiting", "taken", "failed"]);
  });

  it("gets a new secret of 32 bytes", () => {
    const secrets = [newSecret(), newSecret()];
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_/);
      expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
    }
  });
});
