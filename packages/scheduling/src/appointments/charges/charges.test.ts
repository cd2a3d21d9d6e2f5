import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { makeMember } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

const queryOf = (ids: readonly string[]) =>
  `/charges?${ids.map((id) => `transaction_ids[]=${id}`).join("&")}`;
const of = (...ids: string[]) => counter.get(queryOf(ids));
const transactions = async () => (await counter.shop.transactions()).map(({ id }) => String(id));

describe("charges of payments", () => {
  it("name client, service and wall time of a deposit and of a fee", async () => {
    const { id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const { body: appointment } = await counter.get(`/appointments/${id}`);
    const ids = await transactions();
    expect(ids).toHaveLength(2);
    const appointmentFields = {
      appointment_id: id,
      appointment_state: "no_show",
      client: { id: appointment.client_id, name: appointment.customer.name },
      service: appointment.service,
      starts_at: appointment.starts_at,
      date: appointment.date,
      start_time: appointment.start_time,
      end_time: appointment.end_time,
    };
    const { status, body } = await of(...ids, ids[0]!, "0".repeat(24));
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        { transaction_id: expect.any(String), kind: "deposit", reason: null, ...appointmentFields },
        {
          transaction_id: expect.any(String),
          kind: "fee",
          reason: "no_show",
          ...appointmentFields,
        },
      ]),
    );
    expect(body.map((one: { transaction_id: string }) => one.transaction_id).toSorted()).toEqual(
      ids.toSorted(),
    );
  });

  it("are of one account only", async () => {
    await counter.paid();
    const ids = await transactions();
    const other = await makePayingCounter(paying, {});
    expect((await other.get(queryOf(ids))).body).toEqual([]);
  });

  it("need one to a hundred transactions, and a view of clients", async () => {
    const { body } = await counter.get("/charges");
    expect(body.errors).toHaveProperty("transaction_ids");
    const many = await of(...Array.from({ length: 101 }, (_, index) => `tr${index}`));
    expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ["transaction_ids"]]);
    const rights = { bookings: "manage_all", clients: "none" } as const;
    const blind = await makeMember(paying.scheduling, counter, { rights });
    expect((await blind.get(queryOf(["tr1"]))).status).toBe(403);
  });
});
