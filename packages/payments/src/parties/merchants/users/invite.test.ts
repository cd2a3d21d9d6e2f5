import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type App, makeApp, makeMerchant } from "../../../../test/shop.ts";

const hourMs = 60 * 60 * 1000;

let time = Date.now();
let payments: TestPayments;
let owner: App;
let users: string;
beforeAll(async () => {
  payments = await startTestPayments({ now: () => new Date(time) });
});
beforeEach(async () => {
  ({ owner, users } = await makeOwner());
  payments.mails.length = 0;
});
afterAll(() => payments.close());

async function makeOwner(at = payments) {
  const owner = await makeApp(at);
  const { id } = await makeMerchant(at, owner);
  return { owner, users: `/merchants/${id}/users` };
}

const listed = async () => (await owner.get(`${users}?limit=100`)).body;

describe("users", () => {
  it("are invited at five addresses an hour and twenty a day by an app", async () => {
    let sent = 0;
    const invite = async () => {
      sent += 1;
      const { status, headers } = await owner.post(users, { email: `many${sent}@example.com` });
      return [status, Number(headers["retry-after"] ?? 0)];
    };
    for (let hour = 0; hour < 4; hour += 1) {
      for (let each = 0; each < 5; each += 1) expect(await invite()).toEqual([201, 0]);
      const again = await owner.post(users, { email: `many${sent}@example.com` });
      expect(again.status).toBe(201);
      if (hour < 3) expect(await invite()).toEqual([429, 3600]);
      time += hourMs;
    }
    expect(payments.mails).toHaveLength(24);
    expect(await invite()).toEqual([429, 20 * 3600]);
    expect(await listed()).toHaveLength(20);
    const other = await makeApp(payments);
    const { id } = await makeMerchant(payments, other);
    expect((await other.post(`/merchants/${id}/users`, { email: "x@example.com" })).status).toBe(
      201,
    );
    time += 20 * hourMs;
    expect(await invite()).toEqual([201, 0]);
  });

  it("are invited at five addresses an hour by an app with parallel calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => owner.post(users, { email: `all${at}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await listed()).toHaveLength(5);
  });

  it("are invited at a limited number of addresses a day by all unapproved merchants", async () => {
    const mostInvited = { perHour: 5, perDay: 20, perDayInAll: 2 };
    const strict = await startTestPayments({
      settings: { mostInvited, accountsAreTrusted: false },
    });
    const statuses = [];
    for (const email of ["one@example.com", "two@example.com", "three@example.com"]) {
      const { owner, users } = await makeOwner(strict);
      statuses.push((await owner.post(users, { email })).status);
    }
    await strict.close();
    expect(statuses).toEqual([201, 201, 429]);
  });
});
