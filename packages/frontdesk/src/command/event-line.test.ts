import { styleText } from "node:util";
import { eventTypes } from "@frontdesk/payments/core/outbox/entry";
import { exampleOf } from "@frontdesk/payments/notifications/events/examples";
import type { Event } from "@frontdesk/payments-client/types";
import { describe, expect, it } from "vitest";
import { lineOf, lineWidth, type Paint, unpainted } from "./telling.ts";

const example = (type: (typeof eventTypes)[number]) => exampleOf(type) as Event;
const captured = example("transaction.captured");
const time = (line: string) => line.replace(/^\d\d:\d\d:\d\d/, "10:15:00");

describe("event line", () => {
  it.each([
    ["transaction.created", "transaction.created         6920c1a02b01f2c09b3d5e60      10.00 EUR"],
    ["transaction.captured", "transaction.captured        6920c1a02b01f2c09b3d5e60       8.00 EUR"],
    ["dispute.opened", "dispute.opened              6920c1a43e01f2c09b3d5e76       5.00 EUR"],
    ["dispute.won", "dispute.won                 6920c1a43e01f2c09b3d5e76       5.00 EUR"],
    ["payout.paid", "payout.paid                 6920c1a43e01f2c09b3d5e7a       7.79 EUR"],
    ["merchant.updated", "merchant.updated            6920c0ff1a21f2c0812ab001               "],
  ] as const)("of %s has time, type, subject and amount", (type, words) => {
    expect(time(lineOf(example(type), unpainted))).toBe(`10:15:00  ${words}`);
  });

  it.each(eventTypes)("of %s has the usual width", (type) => {
    expect(lineOf(example(type), unpainted)).toHaveLength(lineWidth);
  });

  it("uses the minor units of the currency", () => {
    const { transaction, entry } = captured.data as { transaction: object; entry: object };
    const of = (currency: string) =>
      lineOf(
        {
          ...captured,
          data: { transaction: { ...transaction, currency }, entry: { ...entry, amount: 1234 } },
        } as Event,
        unpainted,
      );
    expect(of("JPY")).toMatch(/ 1234 JPY$/);
    expect(of("KWD")).toMatch(/ 1\.234 KWD$/);
  });

  it("shows the known parts of future types", () => {
    const event = { ...captured, type: "parcel.sent", data: { parcel: { id: "5f" } } };
    expect(lineOf(event as unknown as Event, unpainted).trim()).toMatch(/parcel\.sent +5f$/);
  });

  it("ignores colours in its width, and passes no control characters", () => {
    const paint: Paint = (format, text) => styleText(format, text, { validateStream: false });
    expect(lineOf(captured, paint)).not.toBe(lineOf(captured, unpainted));
    const event = { ...captured, type: "\u001b[2J", data: { "\u001b[2J": { id: "\u001b]0;x" } } };
    const line = lineOf(event as unknown as Event, unpainted);
    expect(line).not.toMatch(/\p{Cc}/u);
  });
});
