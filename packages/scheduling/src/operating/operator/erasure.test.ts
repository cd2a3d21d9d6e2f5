import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  const now = () => new Date("2026-11-20T12:00:00Z");
  scheduling = await startTestScheduling({ settings: { operatorKey }, now });
});
afterAll(() => scheduling.close());

const headers = { authorization: basic(operatorKey) };

describe("operator erasing at scheduling", () => {
  it("fills an account with this month or a given one", async () => {
    const studio = await makeStudio(scheduling);
    const path = `POST /scheduling/operator/accounts/${studio.accountId}/demo` as const;
    const first = await scheduling.send(path, { headers, body: {} });
    expect([first.status, first.body]).toMatchObject([201, { resources: 11, downtimes: 3 }]);
    const booked = async (month: string) =>
      (await studio.get(`/bookings?start_date=${month}-01&end_date=${month}-28`)).headers[
        "x-total-count"
      ];
    expect(Number(await booked("2026-11"))).toBeGreaterThan(60);
    const second = await scheduling.send(path, { headers, body: { month: "2027-02" } });
    expect(second.status).toBe(201);
    expect(Number(await booked("2027-02"))).toBeGreaterThan(60);
    const { body } = await scheduling.send("GET /scheduling/operator/actions?limit=1", { headers });
    expect(body).toMatchObject([{ action: "account.demo", details: { month: "2027-02" } }]);
  });

  it("cannot fill an unknown account or a malformed month", async () => {
    const studio = await makeStudio(scheduling);
    const fill = (id: number, month: string) =>
      scheduling.send(`POST /scheduling/operator/accounts/${id}/demo`, {
        headers,
        body: { month },
      });
    expect((await fill(999_999, "2026-11")).status).toBe(404);
    expect((await fill(studio.accountId, "soon")).body.errors).toHaveProperty("month");
    expect((await studio.get("/resources")).body).toHaveLength(1);
  });

  it("erases a person, also from the operators' own records", async () => {
    const email = "mary@example.com";
    const body = { email, owner: "Mary Somerville", name: "Optics" };
    const opened = await scheduling.send("POST /scheduling/operator/accounts", { headers, body });
    const { token, subdomain } = opened.body;
    const { id } = (await scheduling.send("GET /v1/me", { token })).body;
    const erased = await scheduling.send(`DELETE /scheduling/operator/users/${id}`, { headers });
    expect([erased.status, erased.text]).toEqual([204, ""]);
    expect((await scheduling.send(`GET /v1/${subdomain}/resources`, { token })).status).toBe(401);
    const { text } = await scheduling.send("GET /scheduling/operator/actions", { headers });
    expect(text).not.toContain(email);
    expect(text).toContain(`erased-${id}@erased.invalid`);
    expect(text).toContain("user.erase");
    const again = await scheduling.send("POST /scheduling/operator/accounts", { headers, body });
    const me = await scheduling.send("GET /v1/me", { token: again.body.token });
    expect(me.body.id).not.toBe(id);
    const nobody = await scheduling.send("DELETE /scheduling/operator/users/999999", { headers });
    expect(nobody.status).toBe(404);
    expect((await scheduling.send(`DELETE /scheduling/operator/users/${id}`)).status).toBe(401);
  });
});
