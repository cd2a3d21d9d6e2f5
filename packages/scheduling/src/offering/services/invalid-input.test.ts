import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let rooms: number[];
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  rooms = [await makeBookable(scheduling, studio), await makeBookable(scheduling, studio)];
});
afterAll(() => scheduling.close());

const cut = (fields: object = {}) => ({
  name: "Cut",
  duration: 45,
  parts: [{ resource_ids: [rooms[0]] }],
  ...fields,
});

describe("service validation", () => {
  it.each([
    ["name", { name: " " }],
    ["duration", { duration: 0 }],
    ["duration", { duration: 1000, buffer_after: 441 }],
    ["description", { description: "x".repeat(5001) }],
    ["color", { color: "red" }],
    ["position", { position: -1 }],
    ["visibility", { visibility: "hidden" }],
    ["buffer_before", { buffer_before: -1 }],
    ["parts", { parts: [] }],
    ["parts", { parts: Array(5).fill({ resource_ids: [1] }) }],
    ["parts.0.resource_ids", { parts: [{ resource_ids: [] }] }],
    ["parts.0.resource_ids", { parts: [{ resource_ids: [999_999] }] }],
    ["slot_step", { slot_step: 4 }],
    ["slot_step", { slot_step: 1441 }],
    ["minimum_notice", { minimum_notice: -1 }],
    ["horizon", { horizon: 0 }],
    ["horizon", { horizon: 367 }],
    ["seats", { seats: 7 }],
    ["seats_per_booking", { seats_per_booking: 2 }],
    ["start_times", { start_times: [{ week_day: 1, start_time: 600 }] }],
    ["price", { price: -1, currency: "EUR" }],
    ["currency", { price: 100 }],
    ["currency", { no_show_fee: 100 }],
    ["currency", { price: 100, currency: "EUX" }],
    ["currency", { currency: "eur" }],
    ["no_show_fee", { no_show_fee: 0, currency: "EUR" }],
    ["tax_rate", { tax_rate: -1 }],
    ["tax_rate", { tax_rate: 100 }],
    ["tax_rate", { tax_rate: 8.1001 }],
    ["deposit", { deposit: { kind: "full" } }],
    ["deposit", { deposit: { kind: "full" }, price: 0, currency: "EUR" }],
    ["deposit.kind", { deposit: { kind: "half" } }],
    ["deposit.value", { deposit: { kind: "percent", value: 101 }, price: 1, currency: "EUR" }],
    ["deposit.value", { deposit: { kind: "percent" }, price: 1, currency: "EUR" }],
    ["deposit.value", { deposit: { kind: "fixed", value: 101 }, price: 100, currency: "EUR" }],
    ["questions.0.kind", { questions: [{ label: "A", kind: "date" }] }],
    ["questions.0.label", { questions: [{ label: " ", kind: "text" }] }],
    ["questions.0.options", { questions: [{ label: "A", kind: "choice", options: ["One"] }] }],
    ["questions.0.options", { questions: [{ label: "A", kind: "choices", options: ["A", "A"] }] }],
    ["questions.0.options", { questions: [{ label: "A", kind: "text", options: ["A", "B"] }] }],
    ["questions.1.id", { questions: Array(2).fill({ id: "a", label: "A", kind: "text" }) }],
    ["questions.0.id", { questions: [{ id: "constructor", label: "A", kind: "text" }] }],
    ["questions.0.id", { questions: [{ id: "__proto__", label: "A", kind: "text" }] }],
    ["questions", { questions: Array(21).fill({ label: "A", kind: "text" }) }],
    ["approval", { approval: "maybe" }],
    ["approval_hours", { approval_hours: 121 }],
    ["cancellation", { cancellation: Array(5).fill({ minutes_before: 1, refund_percent: 1 }) }],
    [
      "cancellation.0.refund_percent",
      { cancellation: [{ minutes_before: 1, refund_percent: 101 }] },
    ],
    ["reschedule_before", { reschedule_before: -1 }],
    ["most_reschedules", { most_reschedules: 101 }],
    ["verify_email", { verify_email: "perhaps" }],
  ])("refuses an invalid %s: %j", async (field, fields) => {
    const { status, body } = await studio.post("/services", cut(fields));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it("refuses a repeated resource, and a part larger than its resources", async () => {
    const [one, two] = rooms;
    const fieldsOf = async (parts: object[]) =>
      Object.keys((await studio.post("/services", cut({ parts }))).body.errors);
    expect(await fieldsOf([{ resource_ids: [one, one] }])).toEqual(["parts.0.resource_ids"]);
    const twice = [{ resource_ids: [one, two] }, { resource_ids: [two] }];
    expect(await fieldsOf(twice)).toEqual(["parts.1.resource_ids"]);
    expect(await fieldsOf([{ resource_ids: [one], count: 2 }])).toEqual(["parts.0.count"]);
    const named = [
      { id: "a", resource_ids: [one] },
      { id: "a", resource_ids: [two] },
    ];
    expect(await fieldsOf(named)).toEqual(["parts.1.id"]);
  });

  it("refuses deadlines unless minutes and percentages both fall", async () => {
    const advance = (minutes_before: number, refund_percent: number) => ({
      minutes_before,
      refund_percent,
    });
    const cancellation = [advance(60, 50), advance(60, 40), advance(30, 40)];
    const { body } = await studio.post("/services", cut({ cancellation }));
    expect(Object.keys(body.errors)).toEqual([
      "cancellation.1.minutes_before",
      "cancellation.2.refund_percent",
    ]);
  });

  it("reports all problems at once", async () => {
    const deposit = { kind: "full" };
    const { body } = await studio.post(
      "/services",
      cut({ duration: 1440, buffer_after: 1, deposit }),
    );
    expect(body.errors).toEqual({
      duration: ["must be at most 1440, buffers included"],
      deposit: ["requires a price above 0"],
    });
    const fee = await studio.post("/services", cut({ no_show_fee: 100 }));
    expect(fee.body.errors).toEqual({ currency: ["is required for a price or a fee"] });
    const fields = { price: 1, currency: "EUX", seats: 2, tax_rate: 8.1001 };
    expect((await studio.post("/services", cut(fields))).body.errors).toEqual({
      seats: ["is not supported yet"],
      currency: ["is not a currency"],
      tax_rate: ["must have at most three decimals"],
    });
    const gone = await studio.post("/services", cut({ parts: [{ resource_ids: [999_999] }] }));
    expect(gone.body.errors).toEqual({
      "parts.0.resource_ids": ["names a resource that is not bookable"],
    });
  });
});
