import { makePng } from "@frontdesk/server/test/pictures";
import type { Belongings } from "../endpoints.ts";
import type { TestPayments } from "../harness.ts";
import { makeUser, proved, type TestPerson } from "../persons.ts";
import { makePayment, type Shop } from "../shop.ts";

export async function drivePersons(
  payments: TestPayments,
  { app, merchant }: Shop,
  { owner, belongings }: { owner: TestPerson; belongings: Belongings },
): Promise<void> {
  const path = `/merchants/${merchant.id}`;
  const support = await makeUser(payments, { app, merchantId: merchant.id }, "support");
  const logo = makePng({ width: 4, height: 4 }).toString("base64");
  const limits = { supportRefundLimit: 1_000, stepUpRefundLimit: 500 };
  await owner.ask("PUT", `${path}/refund-limits`, { body: limits, proof: proved() });
  await owner.ask("PUT", `${path}/branding`, { body: { color: "#0b6352", logo } });
  const { logoUrl } = (await owner.ask("GET", `${path}/branding`)).body;
  const picture = await payments.server.inject({ url: new URL(logoUrl).pathname });
  if (picture.statusCode !== 200) throw new Error(`the logo was answered ${picture.statusCode}`);
  await refund(payments, { app, merchant }, support);
  await look(owner, belongings);
  await owner.ask("POST", `${path}/keys`, { body: { name: "Till" }, proof: proved() });
  for (const role of ["manager", "owner"]) {
    await owner.ask("PUT", `${path}/users/${support.id}`, { body: { role }, proof: proved() });
  }
  await support.ask("DELETE", `${path}/users/${support.id}`);
  const [other] = (await owner.ask("GET", `${path}/users?limit=1`)).body;
  await owner.ask("DELETE", `${path}/users/${other.id}`, { proof: proved() });
}

async function refund(
  payments: TestPayments,
  { app, merchant }: Pick<Shop, "app" | "merchant">,
  support: TestPerson,
): Promise<void> {
  const id = await makePayment(payments, merchant, { amount: 5_000 });
  await app.post(`/transactions/${id}/captures`, { amount: 5_000 });
  const path = `/transactions/${id}/refunds`;
  for (const amount of [400, 200, 1_000]) {
    await support.ask("POST", path, { body: { amount } });
    await support.ask("POST", path, { body: { amount }, proof: proved() });
  }
}

async function look(person: TestPerson, belongings: Belongings): Promise<void> {
  const { merchantId } = belongings;
  for (const path of [
    `/transactions/${belongings.transactionId}`,
    `/lines/${belongings.lineId}`,
    `/cards/${belongings.cardId}`,
    `/disputes/${belongings.disputeId}`,
    `/frauds/${belongings.fraudId}`,
    `/payouts/${belongings.payoutId}`,
    `/disputes?limit=5&filter[merchantId]=${merchantId}`,
    `/merchants/${merchantId}/branding`,
    `/merchants/${merchantId}/refund-limits`,
    `/merchants/${merchantId}/acts?limit=5`,
    `/merchants/${merchantId}/users?limit=5`,
    "/me/merchants?limit=5",
    "/me/merchants?limit=5&filter[test]=true",
  ]) {
    await person.ask("GET", path);
  }
}
