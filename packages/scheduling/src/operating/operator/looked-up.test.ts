import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { type Json, makeStudio, type Studio, suspend } from "../../../test/studio.ts";
import { waitingAtOnce } from "../../parties/accounts/store.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const headers = { authorization: basic(operatorKey) };

async function lookUp(q: string): Promise<Json[]> {
  const path = `GET /scheduling/operator/accounts?q=${encodeURIComponent(q)}` as const;
  const { status, body } = await scheduling.send(path, { headers });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body;
}

const find = async (q: string): Promise<number[]> => (await lookUp(q)).map(({ id }) => id);

describe("operators' search for an account", () => {
  it("matches number, URL id, start of the name, and the owner's address", async () => {
    const { accountId: id, subdomain } = studio;
    const name = `Ümit's Atelier ${id}`;
    await studio.put(`/v1/accounts/${id}`, { name });
    const { email } = (await studio.get("/v1/me")).body;
    for (const q of [String(id), ` ${id} `, subdomain, subdomain.toUpperCase()]) {
      expect([q, await find(q)]).toEqual([q, [id]]);
    }
    for (const q of [name, `ÜMIT'S ATELIER ${id}`, email, email.toUpperCase()]) {
      expect([q, await find(q)]).toEqual([q, [id]]);
    }
    for (const q of [`mit's Atelier ${id}`, "%", "_", "0", "999999999999", "nobody@example.com"]) {
      expect([q, await find(q)]).toEqual([q, []]);
    }
  });

  it("shows the owner and a suspension", async () => {
    const { accountId: id, subdomain, userId } = studio;
    const { email } = (await studio.get("/v1/me")).body;
    const account = { id, subdomain, name: "Studio", timezone: "Copenhagen" };
    expect(await lookUp(subdomain)).toEqual([
      {
        ...account,
        suspended: false,
        approved: false,
        trusted: true,
        created_at: expect.any(String),
        owner: { id: userId, name: expect.any(String), email, verified: true },
      },
    ]);
    await suspend(scheduling, studio);
    expect(await lookUp(subdomain)).toMatchObject([{ id, suspended: true }]);
  });

  it("requires a full criterion, and an operator", async () => {
    const query = "GET /scheduling/operator/accounts" as const;
    expect((await scheduling.send(query, { headers })).status).toBe(422);
    expect((await scheduling.send(`${query}?q=`, { headers })).status).toBe(422);
    expect((await scheduling.send(`${query}?q=a`)).status).toBe(401);
  });
});

describe("accounts awaiting approval", () => {
  it("appear oldest first until approved, suspended or trusted", async () => {
    const testScheduling = await startTestScheduling({
      settings: { operatorKey, accountsAreTrusted: false },
    });
    const studios = [
      await makeStudio(testScheduling),
      await makeStudio(testScheduling),
      await makeStudio(testScheduling),
    ];
    const [one, two, three] = studios.map(({ accountId }) => accountId) as [number, number, number];
    const waiting = async (query = "") => {
      const path = `GET /scheduling/operator/accounts/waiting${query}` as const;
      const { status, body } = await testScheduling.send(path, { headers });
      expect(status).toBe(200);
      return body.map(({ id }: Json) => id);
    };
    expect(await waiting()).toEqual([one, two, three]);
    expect([await waiting("?limit=1"), await waiting(`?after=${one}`)]).toEqual([
      [one],
      [two, three],
    ]);
    const { accounts } = waitingAtOnce;
    try {
      for (const most of [1, 2, 3]) {
        waitingAtOnce.accounts = most;
        expect([most, await waiting()]).toEqual([most, [one, two, three]]);
        expect([most, await waiting("?limit=2")]).toEqual([most, [one, two]]);
      }
    } finally {
      waitingAtOnce.accounts = accounts;
    }
    const approval = `PUT /scheduling/operator/accounts/${one}/approval` as const;
    await testScheduling.send(approval, { headers, body: { approved: true } });
    await suspend(testScheduling, studios[1]!);
    expect(await waiting()).toEqual([three]);
    await sql`update people.persons set email_verified_at = null`.execute(
      testScheduling.context.db,
    );
    expect(await waiting()).toEqual([]);
    await testScheduling.close();
  });

  it("are absent if the installation trusts all accounts", async () => {
    const path = "GET /scheduling/operator/accounts/waiting" as const;
    expect((await scheduling.send(path, { headers })).body).toEqual([]);
  });
});
