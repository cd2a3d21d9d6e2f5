import { noteSignIn, verifyEmail } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { shardOf } from "../../src/core/ids.ts";
import { listCreatedBy } from "../../src/operating/erasing/created-by.ts";
import { listAccess } from "../../src/operating/objections/end.ts";
import { appointDue } from "../../src/parties/merchants/owner-assignments/assign.ts";
import type { TestPayments } from "../harness.ts";
import { operate } from "../ledger.ts";
import { makeUser } from "../persons.ts";
import { asking, type Json, makeApp, makeMerchant, type Shop } from "../shop.ts";

export async function driveOwners(payments: TestPayments, { app, merchant }: Shop): Promise<void> {
  const named = await makeUser(payments, { app, merchantId: merchant.id }, "viewer");
  const other = await makeApp(payments);
  await noteSignIn(payments.context.db, named.id, new Date());
  await verifyEmail(payments.context.db, named.id, new Date());
  for (const round of [1, 2]) {
    const { id } = await makeMerchant(payments, other, { email: "claims@example.com" });
    await other.put(`/merchants/${id}`, { email: "others@example.com" });
    await named.ask("POST", "/me/claims", { body: { merchantId: id } });
    if (round === 2) break;
    const link = payments.mails.findLast(({ to }) => to === "others@example.com")?.link ?? "";
    const token = new URL(link).pathname.slice("/claim/".length);
    await named.ask("POST", "/me/claims/acceptance", { body: { token } });
  }
  for (const word of ["refusal", "approval"] as const) {
    const live = await makeMerchant(payments, other, { test: false });
    const path = `/payments/operator/merchants/${live.id}/owners` as const;
    const { body } = await operate<Json>(payments, `POST ${path}`, { email: named.email });
    const objection = new URL(payments.mails.at(-1)!.link!).pathname;
    await asking(payments).get(objection);
    await asking(payments).post(objection, "");
    await operate(payments, `POST ${path}/${body.naming.id}/${word}`);
    await operate(payments, `GET ${path}?limit=5`);
    await sql`update payments.namings set due_at = now()
      where shard = ${shardOf(live.id)} and merchant_id = ${live.id}`.execute(payments.context.db);
  }
  await appointDue(payments.context);
  await listCreatedBy(payments.context, named.id);
  const period = { since: new Date(0), until: new Date() };
  await listAccess(payments.context, named.id, period);
}
