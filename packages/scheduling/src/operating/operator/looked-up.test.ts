import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { givenStudio, type Json, type Studio, suspend } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
});
beforeEach(async () => {
  studio = await givenStudio(scheduling);
});
afterAll(() => scheduling.close());

const headers = { authorization: basic(operatorKey) };

async function lookUp(q: string): Promise<Json[]> {
  const path = `GET /scheduling/operator/accounts?q=${encodeURIComponent(q)}` as const;
  const { status, body } = await scheduling.send(path, { headers });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body;
}

const found = async (q: string): Promise<number[]> => (await lookUp(q)).map(({ id }) => id);

describe("an account is found by operators", () => {
  it("by its number, its URL id, how its name begins, and the address of its owner", async () => {
    const { accountId: id, subdomain } = studio;
    const name = `Ümit's Atelier ${id}`;
    await studio.put(`/v1/accounts/${id}`, { name });
    const { email } = (await studio.get("/v1/me")).body;
    for (const q of [String(id), ` ${id} `, subdomain, subdomain.toUpperCase()]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
    for (const q of [name, `ÜMIT'S ATELIER ${id}`, email, email.toUpperCase()]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
    for (const q of [`mit's Atelier ${id}`, "%", "_", "0", "999999999999", "nobody@example.com"]) {
      expect([q, await found(q)]).toEqual([q, []]);
    }
  });

  it("with its owner, and whether it is suspended", async () => {
    const { accountId: id, subdomain, userId } = studio;
    const { email } = (await studio.get("/v1/me")).body;
    const account = { id, subdomain, name: "Studio", timezone: "Copenhagen" };
    expect(await lookUp(subdomain)).toEqual([
      {
        ...account,
        ...{ suspended: false, approved: false, trusted: true },
        created_at: expect.any(String),
        owner: { id: userId, name: expect.any(String), email, verified: true },
      },
    ]);
    await suspend(scheduling, studio);
    expect(await lookUp(subdomain)).toMatchObject([{ id, suspended: true }]);
  });

  it("by nothing less, and by nobody else", async () => {
    const asked = "GET /scheduling/operator/accounts" as const;
    expect((await scheduling.send(asked, { headers })).status).toBe(422);
    expect((await scheduling.send(`${asked}?q=`, { headers })).status).toBe(422);
    expect((await scheduling.send(`${asked}?q=a`)).status).toBe(401);
  });
});
