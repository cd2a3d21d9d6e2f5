import { keyringFrom } from "@frontdesk/database/keyring";
import { open } from "@frontdesk/database/seal";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { operate } from "../../test/books.ts";
import { behindProxy, givenCheckout } from "../../test/checkout.ts";
import { startTestPayments } from "../../test/harness.ts";
import { givenPayer } from "../../test/payer.ts";

it("a key rotation encrypts the cryptograms of 3-D Secure anew, once", async () => {
  const payments = await startTestPayments({ settings: behindProxy });
  const shop = await givenCheckout(payments);
  const { pay } = givenPayer(payments, shop.customer);
  for (let count = 0; count < 3; count += 1) {
    await pay(await shop.order({ test: { tds: { challenge: false } } }));
  }
  await pay(await shop.order());
  const { db } = payments.opened;
  await sql`update payments.authorizations set cavv = 'AAEgarbage' where id =
    (select min(id) from payments.authorizations)`.execute(db);
  const [old, next] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString("hex"));
  payments.context.keyring = keyringFrom(`1:${old},2:${next}`);
  const rotate = async () =>
    (await operate<object>(payments, "POST /payments/operator/key-rotation")).body;
  // Four card numbers and two of three cryptograms.
  expect(await rotate()).toEqual({ keyRotation: { version: 2, resealed: 6, unreadable: 1 } });
  const { rows } = await sql<{ id: string; cavv: string }>`select id, cavv
    from payments.authorizations where cavv is not null order by id`.execute(db);
  const newest = keyringFrom(`2:${next}`);
  const opened = rows.map(({ id, cavv }) => open(newest, { purpose: "cavv", context: id }, cavv));
  expect(opened.map((cavv) => cavv?.length)).toEqual([undefined, 28, 28]);
  expect(await rotate()).toEqual({ keyRotation: { version: 2, resealed: 0, unreadable: 1 } });
  await payments.close();
});
