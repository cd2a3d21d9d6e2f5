import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

async function refuseDeposits(): Promise<void> {
  const { db } = paying.scheduling.context;
  await sql`create function scheduling.refuse_deposits() returns trigger language plpgsql as
    $$ begin raise exception 'no connection is left' using errcode = '53300'; end $$`.execute(db);
  await sql`create trigger refuse_deposits before insert on scheduling.deposits
    execute function scheduling.refuse_deposits()`.execute(db);
}

it("customer details: 503 without a stored deposit, and a retry works", async () => {
  await refuseDeposits();
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const response = await counter.of(token).post("details", jane);
  expect([response.status, response.headers["retry-after"]]).toEqual([503, "2"]);
  const { db } = paying.scheduling.context;
  await sql`drop trigger refuse_deposits on scheduling.deposits`.execute(db);
  const { status, body } = await counter.of(token).post("details", jane);
  expect([status, body.state, body.payment.state]).toEqual([200, "held", "open"]);
});
