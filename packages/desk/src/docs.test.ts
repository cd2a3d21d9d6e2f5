import { readFileSync } from "node:fs";
import { openAdminListener } from "@frontdesk/server/admin-listener";
import type { Server } from "@frontdesk/server/server";
import { excerptOf, problemsOf, tells, unexplained } from "@frontdesk/server/test/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, startTestDesk, type TestDesk } from "../test/harness.ts";
import { proofRefusals } from "./session/refusals.ts";
import { workspaceRefusals } from "./workspaces/refusals.ts";

const kept = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8"));

let desk: TestDesk;
let admin: Server;
let document: typeof kept;
beforeAll(async () => {
  desk = await startTestDesk();
  admin = await openAdminListener([desk.adminRoutes], {
    settings: desk.context.settings,
    log: desk.log,
  });
  document = await (await ask(desk, "GET /openapi.json")).body.json();
});
afterAll(async () => {
  await admin.close();
  await desk.close();
});

describe("desk API description", () => {
  it("is well formed, with summaries and valid examples everywhere", () => {
    expect(problemsOf(document)).toEqual([]);
    expect(unexplained(document)).toEqual([]);
    const broken = excerptOf(document, "/session");
    delete broken.components.responses.SignedOut;
    expect(problemsOf(broken)).not.toEqual([]);
  });

  it("equals the stored file except for the address", () => {
    expect({ ...document, servers: [] }).toEqual({ ...kept, servers: [] });
    expect(kept.servers).toEqual([{ url: "http://127.0.0.1:4000" }]);
  });

  it("covers the application's endpoints, but no pages and no operator assignment", () => {
    expect(Object.keys(document.paths)).toEqual([
      "/session",
      "/session/factor",
      "/session/factor/confirmation",
      "/session/proof",
      "/api/places",
      "/api/places/{id}/first-steps",
      "/api/places/{id}/demo",
      "/api/stream",
      "/desk/operator/persons/{personId}",
      "/desk/operator/persons/{personId}/lost-factor",
      "/desk/operator/actions",
    ]);
  });

  it("documents every possible refusal", () => {
    const { "/session/proof": proof, "/api/places": locations } = document.paths;
    for (const reason of Object.values(proofRefusals)) {
      expect([reason.when, tells(document, proof.post.responses, reason)]).toEqual([
        reason.when,
        true,
      ]);
    }
    expect(tells(document, locations.post.responses, workspaceRefusals.notOwner)).toBe(true);
    expect(tells(document, locations.get.responses, workspaceRefusals.notOwner)).toBe(false);
  });
});
