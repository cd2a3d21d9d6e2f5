import { open } from "@frontdesk/platform/sealing/seal";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { entersCode, failsThrice, makePayer } from "../../../../test/payer.ts";
import { wordsOf } from "../../../../test/words.ts";
import type { Acquirer, AuthenticationProof } from "../../../acquiring/port/acquirer.ts";
import { forgetChallenges } from "../../../authentication/issuer/store.ts";
import { forgetAuthentications } from "../../../authentication/tds/store.ts";

const number = "4539578763621486";
const securityCode = "9731";

let payments: TestPayments;
let shop: Checkout;
const proofs: (AuthenticationProof & { reference: string })[] = [];
const carried: string[] = [];

beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: listening(simulator) }),
    settings: behindProxy,
  });
  shop = await makeCheckout(payments);
  for (const [tds, act] of [
    [{ challenge: false }, undefined],
    [{ status: "attempted" }, undefined],
    [{ challenge: true, fingerprint: "success" }, entersCode],
    [{ challenge: true }, failsThrice],
  ] as const) {
    const card = await shop.customer.card(number, securityCode);
    const order = await shop.order({ test: { tds } }, card);
    const { hints } = await makePayer(payments, shop.customer).pay(order, act);
    carried.push(...hints);
  }
});
afterAll(() => payments.close());

function listening(acquirer: Acquirer): Acquirer {
  return {
    ...acquirer,
    authorize: async (question) => {
      const { reference, authentication } = question;
      if (authentication !== undefined) proofs.push({ ...authentication, reference });
      return await acquirer.authorize(question);
    },
  };
}

async function everyRow(): Promise<string> {
  const { db } = payments.opened;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'payments'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

describe("authenticated payment", () => {
  it("sends the issuer's proof to the acquirer, and stores it with the authorisation", async () => {
    expect(proofs.map(({ eci }) => eci)).toEqual(["05", "06", "05"]);
    for (const { reference, eci, cavv, directoryServerTransactionId } of proofs) {
      const { rows } = await sql<Record<string, string>>`
        select eci, cavv, directory_server_transaction_id as ds from payments.authorizations
        where id = ${reference}`.execute(payments.opened.db);
      expect(rows).toMatchObject([{ eci, ds: directoryServerTransactionId }]);
      const { keyring } = payments.context;
      const kept = open(keyring, { purpose: "cavv", context: reference }, rows[0]?.cavv ?? "");
      expect(kept?.toString()).toBe(cavv);
      expect(Buffer.from(cavv, "base64")).toHaveLength(20);
    }
  });

  it("leaves no cryptogram, card number or security code in the clear", async () => {
    const rows = await everyRow();
    const logged = payments.logged();
    const read = carried.map((hint) => Buffer.from(hint, "base64url").toString("latin1")).join();
    expect(carried.length).toBeGreaterThan(5);
    for (const secret of [number, ...proofs.map(({ cavv }) => cavv)]) {
      expect(rows).not.toContain(secret);
      expect(logged).not.toContain(secret);
      expect(read).not.toContain(secret);
    }
    for (const text of [rows, logged]) expect(wordsOf(text)).not.toContain(securityCode);
  });

  it("loses its data of 3-D Secure after a day", async () => {
    const { db } = payments.opened;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    expect([await forgetAuthentications(db, ago(1)), await forgetChallenges(db, ago(1))]).toEqual([
      0, 0,
    ]);
    const later = ago(-1);
    expect([await forgetAuthentications(db, later), await forgetChallenges(db, later)]).toEqual([
      4, 2,
    ]);
    expect((await shop.transactions()).map(({ tds }: { tds?: string }) => tds)).toEqual([
      undefined,
      "full",
      "attempt",
      "full",
    ]);
  });
});
