import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Counter, makeCounter, tenOClock } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { tablesWith } from "../../../test/traces.ts";
import { wilhelmina } from "../../../test/wilhelmina.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeEach(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2027-02-20T09:00:00Z") });
  counter = await makeCounter(scheduling);
});
afterEach(() => scheduling.close());

async function keyed(path: string, body: object) {
  const key = { "idempotency-key": randomUUID() };
  const again = () => counter.post(path, body, key);
  const { status } = await again();
  expect(status).toBeLessThan(300);
  return again;
}

const erased = {
  error: "gone",
  error_description: "The response for this Idempotency-Key was erased with its client",
};

it("erasure: removes stored responses about the client, and their keys stay used", async () => {
  const { name, email, phone } = wilhelmina;
  const create = await keyed("/clients", { name, email, phone, notes: "Left-handed" });
  const { id } = (await create()).body;
  const project = await keyed("/projects", { name: "Portrait", client_id: id });
  const { id: serviceId } = (await counter.get("/services")).body[0];
  const request = { service_id: serviceId, client_id: id, starts_at: tenOClock };
  const appointment = await keyed("/appointments", request);
  const { id: appointmentId } = (await appointment()).body;
  const cancelled = await keyed(`/appointments/${appointmentId}/cancel`, {});
  const other = await keyed("/clients", { name: "Somebody else" });
  const messages = [create, project, appointment, cancelled];
  for (const again of messages) expect((await again()).text).toContain(name);

  expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
  for (const again of messages) {
    const { status, body } = await again();
    expect([status, body]).toEqual([410, erased]);
  }
  expect((await other()).body.name).toBe("Somebody else");
  expect((await counter.get("/clients")).body).toHaveLength(1);
});

it("repeated hold: the database stores no readable token, yet repeats return it", async () => {
  const key = { "idempotency-key": randomUUID() };
  const first = await counter.hold({}, key);
  const { token } = first.body;
  expect(first.headers.location).toMatch(new RegExp(`/appointments/${token}$`));
  expect(await tablesWith(scheduling.context.db, token)).toEqual([]);
  const again = await counter.hold({}, key);
  expect([again.status, again.headers.location]).toEqual([201, first.headers.location]);
  expect(again.body.token).toBe(token);
});
