import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { makeResource, makeStudio, makeUser } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
});
afterAll(() => scheduling.close());

const headers = { authorization: basic(operatorKey) };
const opening = { email: "Jane@example.com", owner: "Jane Doe", name: "Jane's studio" };

describe("operator of scheduling", () => {
  it("opens an account with a valid token", async () => {
    const body = { ...opening, timezone: "Copenhagen" };
    const { status, body: created } = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body,
    });
    expect([status, created]).toEqual([
      201,
      {
        id: expect.any(Number),
        subdomain: "jane-s-studio",
        url: expect.stringMatching(/\/v1\/accounts\/jane-s-studio$/),
        token: expect.stringMatching(/^fdp_/),
      },
    ]);
    const { body: me } = await scheduling.send("GET /v1/me", { token: created.token });
    expect(me).toMatchObject({ first_name: "Jane", last_name: "Doe", email: "Jane@example.com" });
    const path = `GET /v1/${created.subdomain}/resources` as const;
    expect((await scheduling.send(path, { token: created.token })).body).toHaveLength(1);
  });

  it("opens an account with a zone that the owner takes over, unless they have one", async () => {
    const zoneOfOwner = async (email: string, timezone: string | undefined) => {
      const body = { ...opening, email, timezone };
      const { body: created } = await scheduling.send("POST /scheduling/operator/accounts", {
        headers,
        body,
      });
      return (await scheduling.send("GET /v1/me", { token: created.token })).body.timezone;
    };
    expect(await zoneOfOwner("kay@example.com", undefined)).toBe("UTC");
    expect(await zoneOfOwner("kay@example.com", "Europe/Lisbon")).toBe("Europe/Lisbon");
    expect(await zoneOfOwner("kay@example.com", "Copenhagen")).toBe("Europe/Lisbon");
    expect(await zoneOfOwner("new@example.com", "Copenhagen")).toBe("Copenhagen");
  });

  it("opens an account for a person without a name", async () => {
    for (const owner of [undefined, " "]) {
      const body = { ...opening, email: `unnamed-${owner}@example.com`.replace(" ", ""), owner };
      const opened = await scheduling.send("POST /scheduling/operator/accounts", { headers, body });
      expect(opened.status).toBe(201);
      const { body: me } = await scheduling.send("GET /v1/me", { token: opened.body.token });
      expect(me.first_name).toMatch(/^unnamed-/);
    }
  });

  it("opens an approved account; approves others or withdraws approval", async () => {
    const body = { ...opening, email: "approved@example.com", name: "Approved" };
    const { body: created } = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body,
    });
    const look = async (id: number) => {
      const path = `GET /scheduling/operator/accounts?q=${id}` as const;
      const { body: match } = await scheduling.send(path, { headers });
      return match.find((one: { id: number }) => one.id === id);
    };
    expect(await look(created.id)).toMatchObject({ approved: true, owner: { verified: false } });
    const studio = await makeStudio(scheduling);
    const decide = async (id: number, approved: boolean) => {
      const path = `PUT /scheduling/operator/accounts/${id}/approval` as const;
      return (await scheduling.send(path, { headers, body: { approved } })).status;
    };
    for (const approved of [true, false]) {
      expect(await decide(studio.accountId, approved)).toBe(204);
      expect(await look(studio.accountId)).toMatchObject({ approved });
    }
    expect(await decide(999_999, true)).toBe(404);
    const { body: actions } = await scheduling.send("GET /scheduling/operator/actions?limit=2", {
      headers,
    });
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      "account.disapprove",
      "account.approve",
    ]);
  });

  it("opens a second account for the same person", async () => {
    const first = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body: opening,
    });
    const second = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body: opening,
    });
    const { body } = await scheduling.send("GET /v1/accounts", { token: second.body.token });
    const ids = body.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([first.body.id, second.body.id]));
  });

  it("names an invited person without a name", async () => {
    const studio = await makeStudio(scheduling);
    const email = "bo@example.com";
    const called = { first_name: "B.", last_name: "from the call" };
    const guest = { type: "Person", ...called, email, invite: true };
    const { id } = await makeResource(studio, guest);
    const body = { ...opening, email, owner: "Bo Jensen" };
    const { body: opened } = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body,
    });
    const me = await scheduling.send("GET /v1/me", { token: opened.token });
    expect(me.body).toMatchObject({ first_name: "Bo", last_name: "Jensen" });
    expect((await studio.get(`/resources/${id}`)).body).toMatchObject(called);
  });

  it("gets errors by field name", async () => {
    const body = { email: "nobody", name: "", timezone: "Nowhere" };
    const response = await scheduling.send("POST /scheduling/operator/accounts", { headers, body });
    expect(Object.keys(response.body.errors).sort()).toEqual(["email", "name"]);
    const zoned = { ...opening, timezone: "Nowhere" };
    const unknown = await scheduling.send("POST /scheduling/operator/accounts", {
      headers,
      body: zoned,
    });
    expect([unknown.status, unknown.body.errors]).toMatchObject([
      422,
      { timezone: [expect.any(String)] },
    ]);
  });

  it("suspends and reactivates an account, and the audit records it", async () => {
    const studio = await makeStudio(scheduling);
    const path = `PUT /scheduling/operator/accounts/${studio.accountId}/suspension` as const;
    const client = () => studio.post("/clients", { name: "Kay" });
    await scheduling.send(path, { headers, body: { suspended: true } });
    const { status, body: refusal } = await client();
    expect([status, refusal.error_description]).toEqual([403, "The account is suspended"]);
    await scheduling.send(path, { headers, body: { suspended: false } });
    expect((await client()).status).toBe(201);
    const { body } = await scheduling.send("GET /scheduling/operator/actions?limit=2", { headers });
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      "account.resume",
      "account.suspend",
    ]);
  });

  it("cannot suspend an unknown account", async () => {
    const path = "PUT /scheduling/operator/accounts/999999999/suspension" as const;
    const { status } = await scheduling.send(path, { headers, body: { suspended: true } });
    expect(status).toBe(404);
  });

  it("starts a reconciliation of ledger and bookings", async () => {
    const { status, body } = await scheduling.send("POST /scheduling/operator/reconciliations", {
      headers,
    });
    expect([status, body]).toMatchObject([201, { findings: [], complete: true }]);
  });

  it("sees wrong keys in the audit; errors have the format of the API", async () => {
    const { userId } = await makeUser(scheduling);
    const path = `DELETE /scheduling/operator/users/${userId}` as const;
    const response = await scheduling.send(path, { headers: { authorization: basic("wrong") } });
    expect([response.status, response.body]).toEqual([
      401,
      { error: "invalid_token", error_description: expect.any(String), code: "operator_key" },
    ]);
    const { body } = await scheduling.send("GET /scheduling/operator/actions?limit=1", { headers });
    expect(body).toMatchObject([
      {
        actor: "stranger at 127.0.0.1",
        action: "key.refuse",
        subject: "operator key",
        details: { method: "DELETE", path: path.slice(7) },
      },
    ]);
  });

  it("cannot use the applications' port", async () => {
    for (const url of ["/operator/actions", "/scheduling/operator/actions", "/metrics"]) {
      expect((await scheduling.server.inject({ url, headers })).statusCode).toBe(404);
    }
    const { text } = await scheduling.send("GET /scheduling/metrics");
    expect(text).toContain("http_requests_in_flight");
  });

  it("requires the key", async () => {
    const { token } = await makeUser(scheduling);
    for (const authorization of ["", basic("wrong"), `Bearer ${token}`]) {
      const response = await scheduling.send("POST /scheduling/operator/accounts", {
        headers: { authorization },
        body: opening,
      });
      expect([response.status, response.body.error]).toEqual([401, "invalid_token"]);
    }
  });
});
