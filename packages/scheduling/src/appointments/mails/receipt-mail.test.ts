import { localeOf, spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";
import type { ReceiptResponse } from "../../money/receipts/receipt.ts";
import { receiptMail } from "./receipt-mail.ts";

const receipt: ReceiptResponse = {
  id: 1,
  number: "R-2026-000002",
  kind: "receipt",
  order_id: 1,
  payment: "cash",
  currency: "DKK",
  total: 45_000,
  lines: [
    {
      position: 1,
      kind: "appointment",
      appointment_id: 7,
      service: "Klip & <b>vask</b>",
      date: "2026-11-30",
      amount: 40_000,
      tax_rate: 25,
      tax: 8000,
    },
    {
      position: 2,
      kind: "tip",
      appointment_id: 7,
      service: null,
      date: null,
      amount: 5000,
      tax_rate: null,
      tax: 0,
    },
  ],
  taxes: [{ rate: 25, gross: 40_000, tax: 8000 }],
  earlier: ["R-2026-000001"],
  seller: {
    name: "Salon Kø",
    address: "Vestergade 1",
    email: "salon@example.dk",
    phone: null,
    vat_number: "DK12345678",
  },
  client_name: "Åse",
  issued_at: "2026-11-30T23:05:00.000Z",
};

const mailIn = (language: string, fields: Partial<ReceiptResponse> = {}, more: object = {}) =>
  receiptMail(
    { ...receipt, ...fields },
    {
      to: "aase@example.dk",
      locale: localeOf(language, undefined),
      timezone: "Europe/Copenhagen",
      color: null,
      logo: null,
      ...more,
    },
  );

describe("the mail of a receipt", () => {
  it("states day, lines, tax, method and seller in Danish", () => {
    const { subject, text, fromName, replyTo } = mailIn("da");
    expect([subject, fromName, replyTo]).toEqual([
      "Kvittering R-2026-000002 – Salon Kø",
      "Salon Kø",
      "salon@example.dk",
    ]);
    expect(text.replaceAll("\u00a0", " ")).toBe(`Kvittering R-2026-000002

Tid: 1. december 2026 kl. 00.05
Klip & <b>vask</b>: 30. november 2026
  400,00 kr.
Drikkepenge: 50,00 kr.
Betalt: 450,00 kr.
Heraf 25 % moms: 80,00 kr.
Betalingsmåde: Kontant
Tidligere kvitteringer: R-2026-000001
Sted: Salon Kø
  Vestergade 1
Momsnummer: DK12345678
Kontakt: salon@example.dk
`);
  });

  it.each(spoken)("has all texts, and no name of the client, in %s", (language) => {
    for (const kind of ["receipt", "credit_note"] as const) {
      const { subject, text, html } = mailIn(language, { kind });
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|null|NaN|Åse/);
      expect(html).not.toMatch(/href|<b>/);
    }
  });

  it("has no text of an untrusted account", () => {
    const { html, text, ...head } = mailIn("en", {}, { plainName: "book.example/book/7" });
    const all = `${JSON.stringify(head)}${text}${html}`;
    expect(all).not.toMatch(/vask|Salon|Vestergade|DK12345678|salon@/);
    expect(text).toContain("Where: book.example/book/7");
  });
});
