import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { operate } from "../../../../test/ledger.ts";
import { send } from "../../../../test/shop.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const file = (day: string, rates: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <Cube><Cube time="${day}">${rates}</Cube></Cube>
</gesmes:Envelope>`;
const dollar = '<Cube currency="USD" rate="1.2345"/>';
const both = `${dollar}<Cube currency="DKK" rate="7.4600"/>`;

async function latest(currency: string): Promise<object | undefined> {
  type Rates = { currency: string }[];
  const { body } = await operate<Rates>(payments, "GET /payments/operator/rates");
  return body.find((rate) => rate.currency === currency);
}

describe("rates import", () => {
  it("accepts the bank's XML file", async () => {
    const { status, body } = await send(payments, "POST /payments/operator/rates", {
      key: operatorKey,
      headers: { "content-type": "text/xml; charset=utf-8" },
      body: file("2026-11-19", both),
    });
    const rates = { read: 2, added: 2, latest: "2026-11-19" };
    expect([status, body]).toEqual([201, { rates }]);
    expect(await latest("USD")).toEqual({ currency: "USD", day: "2026-11-19", perEuro: "1.2345" });
    expect(await latest("DKK")).toMatchObject({ perEuro: "7.4600" });
  });

  it("accepts it within JSON, and counts new rates", async () => {
    const xml = file("2026-11-20", dollar);
    const first = await operate(payments, "POST /payments/operator/rates", { xml });
    expect(first.body).toMatchObject({ rates: { read: 1, added: 1 } });
    const again = await operate(payments, "POST /payments/operator/rates", { xml });
    expect(again.body).toMatchObject({ rates: { read: 1, added: 0 } });
    const { body } = await operate(
      payments,
      "GET /payments/operator/actions?limit=2&filter[action]=rates.import",
    );
    expect(body).toMatchObject([
      { subject: "2026-11-20", details: { added: 0 } },
      { subject: "2026-11-20", details: { added: 1 } },
    ]);
  });

  it("accepts the bank's whole history, beyond a megabyte", async () => {
    const xml = `${file("2026-11-18", dollar)}${" ".repeat(2_000_000)}`;
    expect((await operate(payments, "POST /payments/operator/rates", { xml })).status).toBe(201);
  });

  it.each([
    ["nothing", ""],
    ["no XML", "rates"],
    ["another root", "<a/>"],
    ["no rate", file("2026-11-21", '<Cube currency="USD" rate="0"/>')],
    ["no day", file("2026-02-30", dollar)],
  ])("refuses %s completely, with the reason", async (_what, xml) => {
    const before = await latest("USD");
    const { status, body } = await operate(payments, "POST /payments/operator/rates", { xml });
    expect([status, body]).toEqual([400, [{ field: "xml", message: expect.any(String) }]]);
    expect(await latest("USD")).toEqual(before);
  });
});
