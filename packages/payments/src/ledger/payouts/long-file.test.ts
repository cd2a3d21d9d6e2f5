import { heldBy } from "@frontdesk/platform/test/held";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { newId } from "../../core/ids.ts";
import { largestFile } from "./export.ts";
import { filePortion, saveExport } from "./exports.store.ts";
import { sepaFile } from "./sepa.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const creditor = { name: "W".repeat(200), iban: "FR1420041010050500013M02606" };
const file = (count: number): string =>
  sepaFile({
    messageId: "0123456789abcdef01234567",
    createdAt: new Date("2026-11-21T10:11:12Z"),
    debtor: { name: "Frontdesk A/S", iban: "DE89370400440532013000" },
    transfers: Array.from({ length: count }, (_, n) => ({
      endToEndId: String(n).padStart(24, "0"),
      amount: 99_999_999_999,
      creditor,
    })),
  });

async function read(id: string) {
  return await operate<string>(payments, `GET /payments/operator/payout-exports/${id}` as "GET /");
}

describe("file of an export", () => {
  it("is generated in portions at its maximum size", async () => {
    const content = file(largestFile);
    expect(content.length).toBeLessThan(8_000_000);
    const id = newId(1);
    await saveExport(payments.context.db, { id, content });
    let text = "";
    const held = await heldBy(async () => {
      const answer = await read(id);
      expect("content-length" in answer.headers).toBe(false);
      expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
      ({ text } = answer);
    });
    expect(text === content).toBe(true);
    expect(held.read).toBeLessThan(262_144);
    expect(held.written).toBeLessThan(262_144);
  });

  it("is complete at a portion's boundary, and 404 for an unknown export", async () => {
    const id = newId(1);
    const content = "x".repeat(filePortion.length);
    await saveExport(payments.context.db, { id, content });
    expect((await read(id)).text).toBe(content);
    expect((await read(newId(1))).status).toBe(404);
  });
});
