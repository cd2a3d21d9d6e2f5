import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { service: { verify_email: true } });
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

let drawn = 0;
const newAddress = () => `proved${++drawn}@example.com`;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function label(email: string, fields: object = {}) {
  const { token } = (await counter.hold(fields)).body;
  later(10);
  const { body } = await counter.of(token).post("details", { name: "Jane", email });
  return { token, body };
}

async function proofIn(email: string, count = 1): Promise<string> {
  const mails = await mailsTo(scheduling, email, count);
  const { content } = partOf(mails[count - 1]!, "text/plain");
  return /\/verify\?proof=([\w-]+)/.exec(content)![1]!;
}

describe("an address to verify", () => {
  it("its mail's link proves it and extends the hold", async () => {
    const email = newAddress();
    const { token, body } = await label(email);
    expect(body).toMatchObject({
      state: "held",
      must_verify: true,
      held_until: "2027-02-20T09:30:10.000Z",
      customer: { email },
    });
    const proof = await proofIn(email);
    expect(JSON.stringify(body)).not.toContain(proof);
    later(29 * 60);
    const proved = await counter.of(token).post("verify", { proof });
    expect(proved.body).toMatchObject({ state: "confirmed", must_verify: false });
    expect((await counter.of(token).post("verify", { proof })).body).toEqual(proved.body);
    expect((await counter.of(token).post("again")).status).toBe(409);
    const [, confirmed] = await mailsTo(scheduling, email, 2);
    expect(confirmed!.headers.get("subject")).toContain("Appointment confirmed");
  });

  it("verification precedes a request for approval", async () => {
    counter = await makeCounter(scheduling, {
      service: { verify_email: true, approval: "required" },
    });
    const email = newAddress();
    const { token } = await label(email);
    const proof = await proofIn(email);
    expect((await counter.of(token).post("verify", { proof })).body.state).toBe("requested");
  });

  it("proves nothing if the slot is lost", async () => {
    const email = newAddress();
    const { token } = await label(email);
    const off = { resource_ids: counter.resourceIds, from: monday, to: monday };
    const morning = { ...off, start_time: 540, end_time: 720, allow_waiting: true };
    expect((await counter.post("/downtimes", morning)).status).toBe(201);
    const late = await counter.of(token).post("verify", { proof: await proofIn(email) });
    expect(late).toMatchObject({ status: 410, body: { error: "hold_expired" } });
    expect(late.body.next).toMatchObject([{ time: "12:00" }, {}, {}]);
    expect((await counter.of(token).get()).body.state).toBe("expired");
  });

  it("is not proved by a guess or by another mail", async () => {
    const email = newAddress();
    const { token } = await label(email);
    const other = await label(newAddress(), { starts_at: `${monday}T12:00:00Z` });
    const proof = await proofIn(email);
    for (const wrong of ["x", proof.replace(/.$/, (last) => (last === "A" ? "B" : "A"))]) {
      const { status, body } = await counter.of(token).post("verify", { proof: wrong });
      const proof = ["is not the code in the latest mail"];
      expect([status, body.errors]).toEqual([422, { proof }]);
    }
    expect((await counter.of(other.token).post("verify", { proof })).status).toBe(422);
    expect((await counter.of(token).get()).body).toMatchObject({ state: "held" });
  });

  it("changes: the first mail's proof is void", async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { token } = await label(first);
    const old = await proofIn(first);
    later(60);
    const { body } = await counter.of(token).post("details", { name: "Jane", email: second });
    expect(body).toMatchObject({ must_verify: true, held_until: "2027-02-20T09:30:10.000Z" });
    expect((await counter.of(token).post("verify", { proof: old })).status).toBe(422);
    const proof = await proofIn(second);
    expect((await counter.of(token).post("verify", { proof })).body.state).toBe("confirmed");
  });

  it("gets another mail, to the latest address", async () => {
    const email = newAddress();
    const { token } = await label(email);
    const proof = await proofIn(email);
    expect((await counter.of(token).post("again")).status).toBe(200);
    expect(await proofIn(email, 2)).toBe(proof);
  });

  it("repeated requests before the sending share one mail", async () => {
    const email = newAddress();
    const { token } = await label(email);
    await counter.of(token).post("again");
    await counter.of(token).post("details", { name: "Jane", email });
    expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
  });

  it("expires after half an hour, and the slot goes to others", async () => {
    const email = newAddress();
    const { token } = await label(email);
    const proof = await proofIn(email);
    later(30 * 60);
    const late = await counter.of(token).post("verify", { proof });
    expect(late).toMatchObject({ status: 410, body: { error: "hold_expired" } });
    expect((await counter.of(token).post("again")).status).toBe(410);
    expect((await counter.hold()).status).toBe(201);
  });

  it("holds the slot no longer than its start", async () => {
    now = new Date(`${monday}T09:45:00Z`);
    counter = await makeCounter(scheduling, {
      service: { verify_email: true, minimum_notice: 0 },
    });
    const { body } = await label(newAddress());
    expect(body.held_until).toBe(`${monday}T10:00:00.000Z`);
  });

  it("gets another mail three times in ten minutes", async () => {
    const limited = await startTestScheduling({ now: () => now, limited: true });
    counter = await makeCounter(limited, { service: { verify_email: true } });
    const { token } = await label(newAddress());
    const answers: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push((await counter.of(token).post("again")).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    await limited.close();
  });

  it("gets no mail too late to use, and stores nothing", async () => {
    const limited = await startTestScheduling({ now: () => now, limited: true });
    const email = newAddress();
    counter = await makeCounter(limited, { service: { verify_email: true } });
    const request = await label(email);
    expect(request.body.must_verify).toBe(true);
    await mailsTo(limited, email, 1);
    const other = await makeCounter(limited);
    for (const hour of ["09", "10", "11", "12"]) {
      const { token } = (await other.hold({ starts_at: `${monday}T${hour}:00:00Z` })).body;
      later(10);
      await other.of(token).post("details", { name: "Jane", email });
    }
    await mailsTo(limited, email, 5);
    const { token } = (await counter.hold({ starts_at: `${monday}T12:00:00Z` })).body;
    later(10);
    const details = (address: string) =>
      counter.of(token).post("details", { name: "Jane", email: address });
    for (const { status, headers } of [
      await counter.of(request.token).post("again"),
      await details(email.toUpperCase()),
    ]) {
      const seconds = Number(headers["retry-after"]);
      expect([status, seconds > 60 && seconds <= 3600]).toEqual([429, true]);
    }
    const { body } = await counter.of(token).get();
    expect(body).toMatchObject({ state: "held", customer: null, must_verify: false });
    expect((await details(newAddress())).body.must_verify).toBe(true);
    await limited.close();
  });

  it("needs no proof if staff book", async () => {
    const { body: client } = await counter.post("/clients", { name: "Ann", email: newAddress() });
    const response = await counter.post("/appointments", {
      service_id: Number(counter.serviceId),
      client_id: client.id,
      starts_at: `${monday}T10:00:00Z`,
    });
    expect(response.body.state).toBe("confirmed");
  });
});
