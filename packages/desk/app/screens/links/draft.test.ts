import { describe, expect, it } from "vitest";
import { addressOf, blank, faultsOf, linkLabel, rejectedFields } from "./draft.ts";

const draft = { ...blank, currency: "EUR" };

describe("payment link form", () => {
  it("writes filled fields into the address and leaves out empty ones", () => {
    const labels = linkLabel(
      { ...draft, amount: "9,5", reference: " 17 ", text: "Tea & cake" },
      "en",
    );
    expect(labels).toEqual({ currency: "EUR", value: "9.50", reference: "17", text: "Tea & cake" });
    const address = addressOf("https://pay.example/pay/?key=k&test=1", labels);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(query).toEqual({ key: "k", test: "1", ...labels });
  });

  it("uses minor units of the currency and absolute times", () => {
    const until = "2030-01-02T03:04";
    const choices = { isRecurring: true, isOnce: true, capture: "n", until } as const;
    expect(linkLabel({ ...draft, currency: "JPY", amount: "500", ...choices }, "en")).toEqual({
      currency: "JPY",
      value: "500",
      capture: "n",
      recurring: "y",
      once: "y",
      until: new Date(until).toISOString(),
    });
  });

  it.each([
    [{ amount: "9.999" }, ["amount"]],
    [{ amount: "0" }, ["amount"]],
    [{ amount: "1.500" }, ["amount"]],
    [{ amount: "1,500" }, []],
    [{ currency: "E" }, ["currency"]],
    [{ redirect: "javascript:alert(1)" }, ["redirect"]],
    [{ redirect: "http://shop.example" }, ["redirect"]],
    [{ redirect: "https://a:b@shop.example" }, ["redirect"]],
    [{ isOnce: true }, ["reference"]],
    [{ until: "2020-01-01T00:00" }, ["until"]],
    [{ redirect: "http://localhost:3000/", amount: "", isOnce: true, reference: "17" }, []],
  ] as const)("finds faults before it creates a link: %j", (entered, fields) => {
    expect(faultsOf({ ...draft, ...entered }, "en")).toEqual(fields);
  });

  it("marks fields refused by the service", () => {
    expect(rejectedFields({ problems: [{ field: "value" }, { field: "currency" }] })).toEqual([
      "amount",
      "currency",
    ]);
    expect(rejectedFields(new Error("no"))).toEqual([]);
  });
});

it("payment link form: saves a card without an amount or a charge", () => {
  const draft = {
    ...blank,
    isVerification: true,
    amount: "5",
    currency: "E",
    capture: "y",
  } as const;
  expect(faultsOf(draft, "en")).toEqual([]);
  expect(linkLabel({ ...draft, isRecurring: true, reference: "ann" }, "en")).toEqual({
    verify: "y",
    reference: "ann",
  });
});
