import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import { personIdOf } from "../../../test/desk.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { type Json, makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
  await signIn({ userId: counter.userId, isProved: true });
});
afterAll(() => paying.close());

/** Gives the owner's login the address of the customer. */
async function signIn({ userId, isProved }: { userId: number; isProved: boolean }) {
  const { db, now } = paying.scheduling.context;
  const personId = await personIdOf(paying.scheduling, userId);
  await sql`update people.persons set email = id || '@example.com'
    where email = ${jane.email}`.execute(db);
  await sql`update people.persons set email = ${jane.email},
    email_verified_at = ${isProved ? now() : null} where id = ${personId}`.execute(db);
}

const removed = async (id: number, by: Pick<PayingCounter, "post"> = counter) =>
  await by.post(`/appointments/${id}/delete_trial`);
const show = async (id: number): Promise<Json> => (await counter.get(`/appointments/${id}`)).body;

async function noticesOf(id: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from scheduling.notices
    where account_id = ${counter.accountId} and appointment_id = ${id}`.execute(
    paying.scheduling.context.db,
  );
  return rows.map(({ kind }) => kind);
}

describe("a trial booking", () => {
  it("returns its money, then vanishes with its client, without mails", async () => {
    const { id } = await counter.paid();
    const first = await removed(id);
    expect([first.status, first.body.state]).toEqual([200, "cancelled"]);
    expect((await removed(id)).body.state).toBe("cancelled");
    expect(await noticesOf(id)).not.toContain("cancelled");
    await counter.settle();
    const { status, body } = await removed(id);
    expect([status, body.state, body.customer]).toEqual([200, "expired", null]);
    const [payment] = await counter.shop.transactions();
    expect(payment).toMatchObject({ capturedAmount: 2000, refundedAmount: 2000 });
    expect(await noticesOf(id)).toEqual([]);
    expect((await counter.get("/appointments")).body).toEqual([]);
    expect((await counter.get("/clients")).body).toEqual([]);
    const { body: entries } = await counter.get("/audit?kind=appointment");
    expect(entries.length).toBeGreaterThan(0);
    expect((await reconcile(paying.scheduling.context)).findings).toEqual([]);
  });

  it("keeps a client from before", async () => {
    const client = { name: "Jane Doe", email: jane.email };
    const { body: before } = await counter.post("/clients", client);
    counter.later(5);
    const { id } = await counter.paid();
    await removed(id);
    await counter.settle();
    expect((await removed(id)).body.state).toBe("expired");
    expect((await counter.get(`/clients/${before.id}`)).body).toMatchObject(client);
  });

  it("stays while its refund is uncertain", async () => {
    const { id } = await counter.paid();
    await removed(id);
    paying.way.isAway = true;
    await counter.settle();
    expect((await removed(id)).body.state).toBe("cancelled");
    paying.way.isAway = false;
    counter.later(60);
    await counter.settle();
    expect((await removed(id)).body.state).toBe("expired");
  });

  it("stays if its refund failed for good", async () => {
    const { id } = await counter.paid();
    await removed(id);
    await counter.settle();
    await sql`update scheduling.charges set state = 'failing', refunded = 0, due_at = null
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    const { status, body } = await removed(id);
    expect([status, body.error_description ?? body.message]).toEqual([
      409,
      "Money was taken for this appointment: refund it first",
    ]);
    expect((await show(id)).customer).not.toBeNull();
  });

  it("is no booking of a client, of another administrator, or of staff", async () => {
    const { id } = await counter.paid();
    const administrator = await makeMember(paying.scheduling, counter, {
      permissions: "administrator",
    });
    const other = await removed(id, administrator);
    expect([other.status, other.body.error]).toEqual([409, "not_trial"]);
    await signIn({ userId: counter.userId, isProved: false });
    expect((await removed(id)).body.error_description).toBe(
      "Only a booking under the address of your own login is a trial",
    );
    expect((await removed(id, await makeMember(paying.scheduling, counter))).status).toBe(403);
    expect(await show(id)).toMatchObject({ state: "confirmed", charges: [{ keep: 2000 }] });
    await signIn({ userId: counter.userId, isProved: true });
    await sql`update scheduling.appointments set is_by_staff = true
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    expect((await removed(id)).body.error).toBe("not_trial");
  });

  it("stays after a payment at the business", async () => {
    counter = await makePayingCounter(paying, { service: { price: 8000 } });
    await signIn({ userId: counter.userId, isProved: true });
    const { id } = await counter.paid();
    const items = [{ kind: "appointment", appointment_id: id }];
    expect((await counter.post("/orders", { payment: "cash", items })).status).toBe(201);
    expect((await removed(id)).body.error).toBe("paid");
    expect((await show(id)).state).toBe("confirmed");
  });

  it("stays after attendance", async () => {
    const { id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "attended" });
    expect((await removed(id)).body.error).toBe("not_possible");
    expect((await show(id)).state).toBe("attended");
  });

  it("ends once for two requests at the same time", async () => {
    const { id } = await counter.paid();
    await removed(id);
    await counter.settle();
    const both = await Promise.all([removed(id), removed(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
