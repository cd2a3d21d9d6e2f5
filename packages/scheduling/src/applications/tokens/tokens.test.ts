import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makePerson, type Person, password } from "../../../test/oauth.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let time = Date.parse("2026-03-01T12:00:00Z");
let scheduling: TestScheduling;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(time) });
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

async function tokenOf({ personId }: Person, more: object = {}): Promise<string> {
  const fields = { name: "Script", days: 30, scopes: ["bookings:read"], current: password };
  const body = { ...fields, ...more };
  return (await sendByDesk(scheduling, "POST /v1/me/tokens", { personId, body })).body.token;
}

const statusOf = async (token: string) => (await scheduling.send("GET /v1/me", { token })).status;

describe("personal token", () => {
  it("is shown once, later only its prefix", async () => {
    const token = await tokenOf(ann);
    expect(await statusOf(token)).toBe(200);
    const { text } = await ann.visitor.get("/developers/tokens");
    expect(text).not.toContain(token);
    expect(text).toContain(token.slice(0, 8));
    expect(text).toContain("See bookings");
  });

  it("has the chosen scopes", async () => {
    const token = await tokenOf(ann);
    const { status, body } = await scheduling.send("GET /v1/accounts", { token });
    expect([status, body.error]).toEqual([403, "insufficient_scope"]);
    const wider = await tokenOf(ann, { scopes: ["accounts:read"] });
    expect((await scheduling.send("GET /v1/accounts", { token: wider })).status).toBe(200);
  });

  it("expires on its day, or never", async () => {
    const short = await tokenOf(ann);
    const lasting = await tokenOf(ann, { days: null });
    time += 30 * day - 1;
    expect(await statusOf(short)).toBe(200);
    time += 1;
    expect([await statusOf(short), await statusOf(lasting)]).toEqual([401, 200]);
    ann = await makePerson(scheduling);
  });

  it("shows its last use, updated every five minutes", async () => {
    const person = await makePerson(scheduling);
    const token = await tokenOf(person);
    const seen = async () => (await person.visitor.get("/developers/tokens")).text;
    expect(await seen()).toContain("never used");
    await statusOf(token);
    const used = new Date(time).toISOString();
    expect(await seen()).toContain(`last used <time datetime="${used}"`);
    time += 5 * minute - 1;
    await statusOf(token);
    expect(await seen()).toContain(`last used <time datetime="${used}"`);
    time += 1;
    await statusOf(token);
    const later = new Date(time).toISOString();
    expect(await seen()).toContain(`last used <time datetime="${later}"`);
  });

  it("ends on revocation", async () => {
    const person = await makePerson(scheduling);
    const token = await tokenOf(person);
    await person.visitor.get("/developers/tokens");
    const { location } = await person.visitor.submit({}, "/developers/tokens/revoke");
    expect(location).toBe("/developers/tokens?told=revoked");
    expect(await statusOf(token)).toBe(401);
    expect((await person.visitor.get(location!)).text).not.toContain("Personal tokens");
  });

  it("revoking all ends every token", async () => {
    const person = await makePerson(scheduling);
    const tokens = [await tokenOf(person), await tokenOf(person)];
    const kept = await tokenOf(ann);
    const { text } = await person.visitor.get("/developers/tokens");
    expect(text).toContain("Revoke all");
    await person.visitor.submit({ id: "all" }, "/developers/tokens/revoke");
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(kept)).toBe(200);
  });

  it("of another person is invisible and cannot be revoked", async () => {
    const eve = await makePerson(scheduling);
    const token = await tokenOf(ann, { name: "Quite private" });
    await ann.visitor.get("/developers/tokens");
    const { fields } = ann.visitor.form("/developers/tokens/revoke");
    expect((await eve.visitor.get("/developers/tokens")).text).not.toContain("Quite private");
    await eve.visitor.get("/developers/applications/new");
    const { fields: own } = eve.visitor.form("/developers/applications");
    const sent = { form_token: own.form_token!, id: fields.id! };
    const { status, text } = await eve.visitor.post("/developers/tokens/revoke", sent);
    expect([status, text]).toEqual([
      404,
      expect.stringContaining("This page does not exist, or it is not yours."),
    ]);
    expect(await statusOf(token)).toBe(200);
  });

  it("shows a hostile name as text", async () => {
    await tokenOf(ann, { name: "<script>" });
    const { text } = await ann.visitor.get("/developers/tokens");
    expect(text).not.toContain("<script");
  });
});
