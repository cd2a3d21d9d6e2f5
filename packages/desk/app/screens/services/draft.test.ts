import type { Service } from "@frontdesk/scheduling-client/types/services";
import { describe, expect, it } from "vitest";
import { firstService, serviceDraftOf, serviceFaults, serviceOf } from "./draft.ts";

const ann = { id: 7, human: true };
const capacity = { id: 9, human: false };
const first = { ...firstService([ann, capacity], "EUR"), name: " Massage " };

describe("new service", () => {
  it("starts with the staff, or with the only resource", () => {
    const takenOf = (resources: readonly (typeof ann)[]) =>
      firstService(resources, "EUR").parts[0]?.resourceIds;
    expect(takenOf([ann, capacity])).toEqual([7]);
    expect(takenOf([capacity])).toEqual([9]);
    expect(takenOf([capacity, { ...capacity, id: 10 }])).toEqual([]);
  });

  it("is complete once it has a name", () => {
    expect(serviceFaults(first, "en")).toEqual([]);
    expect(serviceOf(first, "en")).toMatchObject({
      name: "Massage",
      duration: 60,
      slot_step: 60,
      price: null,
      currency: "EUR",
      parts: [{ resource_ids: [7], count: 1, choosable: false }],
      minimum_notice: 120,
      horizon: 60,
      deposit: { kind: "none" },
      cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
    });
  });
});

describe("service form", () => {
  it("parses amounts of the currency, hours and numbers", () => {
    const draft = { ...first, price: "80", depositKind: "fixed", deposit: "19,50" } as const;
    expect(serviceOf({ ...draft, noticeHours: "1,5" }, "en")).toMatchObject({
      price: 8000,
      deposit: { kind: "fixed", value: 1950 },
      minimum_notice: 90,
    });
    expect(serviceOf({ ...draft, currency: "JPY", deposit: "20" }, "en")).toMatchObject({
      price: 80,
    });
    expect(serviceOf({ ...draft, depositKind: "percent", deposit: "25" }, "en").deposit).toEqual({
      kind: "percent",
      value: 25,
    });
    expect(serviceOf({ ...draft, depositKind: "full" }, "en").deposit).toEqual({ kind: "full" });
    expect(serviceOf({ ...draft, noShowFee: "12,50" }, "en").no_show_fee).toBe(1250);
    expect(serviceOf({ ...draft, taxRate: "8,1 %" }, "de").tax_rate).toBe(8.1);
    expect(serviceFaults({ ...draft, taxRate: "8.1234" }, "en")).toEqual(["taxRate"]);
    expect(serviceOf({ ...draft, price: "1,500" }, "en").price).toBe(150_000);
    expect(serviceFaults({ ...draft, price: "1,500" }, "de")).toEqual(["price"]);
    expect(serviceOf({ ...draft, duration: "٤٥", horizonDays: "３０" }, "en")).toMatchObject({
      duration: 45,
      horizon: 30,
    });
  });

  it("marks unreadable fields", () => {
    const cancellation = [{ hours: "", percent: "50" }];
    expect(
      serviceFaults({ ...first, duration: "an hour", price: "12.345", cancellation }, "en"),
    ).toEqual(["duration", "price", "cancellation"]);
    expect(serviceFaults({ ...first, depositKind: "fixed" }, "en")).toEqual(["deposit"]);
    expect(serviceFaults({ ...first, depositKind: "percent", deposit: "2.5" }, "en")).toEqual([
      "deposit",
    ]);
    expect(serviceFaults({ ...first, moveHours: "", step: "" }, "en")).toEqual([]);
    expect(
      serviceFaults({ ...first, position: "first", mostMoves: "", noShowFee: "x" }, "en"),
    ).toEqual(["position", "mostMoves", "noShowFee"]);
  });

  it("drops empty options", () => {
    const question = { id: "", label: " Which? ", options: "A\n\n B ", isRequired: true };
    const questions = [
      { ...question, kind: "choice" },
      { ...question, id: "x", kind: "text" },
    ] as const;
    expect(serviceOf({ ...first, questions }, "en").questions).toEqual([
      { label: "Which?", kind: "choice", options: ["A", "B"], required: true },
      { id: "x", label: "Which?", kind: "text", options: [], required: true },
    ]);
  });
});

it("service form: sends an unchanged service as it was", () => {
  const service = {
    name: "Cut",
    description: "",
    visibility: "unlisted",
    duration: 45,
    slot_step: 15,
    position: 7,
    most_reschedules: 1,
    no_show_fee: 2550,
    tax_rate: 5.5,
    price: 4550,
    currency: "DKK",
    deposit: { kind: "fixed", value: 1000 },
    parts: [{ id: "1", name: "Stylist", resource_ids: [7, 8], count: 1, choosable: true }],
    buffer_before: 5,
    buffer_after: 10,
    minimum_notice: 50,
    horizon: 30,
    cancellation: [{ minutes_before: 2880, refund_percent: 50 }],
    verify_email: true,
    reschedule_before: null,
    approval: "required",
    approval_hours: 12,
    color: "#123456",
    questions: [{ id: "1", label: "Hair?", kind: "choices", options: ["A", "B"], required: false }],
  } as const;
  expect(serviceOf(serviceDraftOf(service as unknown as Service, "en"), "en")).toEqual(service);
});
