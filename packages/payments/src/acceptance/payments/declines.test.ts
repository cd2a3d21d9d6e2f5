import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { newId } from "../../core/ids.ts";
import { countDecline, refuseAfterDeclines } from "./declines.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

let cards = 0;
const payerAt = (merchantId: string, address: string) => {
  cards += 1;
  return { merchantId, test: false, fingerprint: `card ${cards}`, address };
};

async function collect(merchantId: string, addresses: readonly string[]): Promise<number> {
  let collected = 0;
  for (const address of addresses) {
    const payer = payerAt(merchantId, address);
    try {
      await refuseAfterDeclines(payments.context, payer);
    } catch {
      continue;
    }
    await countDecline(payments.context, payer);
    collected += 1;
  }
  return collected;
}

it.each([
  ["24 bits", 100, (index: number) => `203.0.113.${index % 256}`],
  ["16 bits", 200, (index: number) => `198.51.${index % 200}.${index % 7}`],
  ["56 bits", 100, (index: number) => `2001:db8:0:${(index % 256).toString(16)}::1`],
  ["48 bits", 200, (index: number) => `2001:db8:1:${((index % 256) * 256).toString(16)}::1`],
])(
  "declines from a network of %s close a merchant to it, and to no other",
  async (_of, most, of) => {
    const merchantId = newId(0);
    const addresses = Array.from({ length: 320 }, (_, index) => of(index)).map((address, index) =>
      address.includes(":") ? address.replace(/::1$/, `::${index % 256}`) : address,
    );
    expect(await collect(merchantId, addresses.slice(0, 256).concat(addresses))).toBe(most);
    expect(await collect(merchantId, ["192.0.2.1"])).toBe(1);
  },
);

const inNetwork = (network: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${network}.${index % 256}.${index % 7}`);

it("two networks with many declines leave a share of the minute to others", async () => {
  const merchantId = newId(0);
  const two = [...inNetwork("198.51", 200), ...inNetwork("203.0", 200)];
  expect(await collect(merchantId, two)).toBe(250);
  expect(await collect(merchantId, ["198.51.100.1", "203.0.113.1"])).toBe(0);
  // Five declines of each of ten networks stay within the merchant's limit.
  const others = Array.from({ length: 20 }, (_, index) => inNetwork(`10.${index}`, 9)).flat();
  expect(await collect(merchantId, others)).toBe(50);
  expect(await collect(merchantId, ["192.0.2.1"])).toBe(0);
  expect(await collect(newId(0), ["198.51.100.1"])).toBe(1);
});
