import { giveFactor, keepProved } from "@frontdesk/desk/test/browser/factor";
import type { House } from "@frontdesk/desk/test/browser/house";
import { makePerson, type Person } from "@frontdesk/desk/test/browser/person";
import { type Examples, examplesIn } from "@frontdesk/desk/test/browser/screens";
import { addOperator } from "@frontdesk/people/persons/operators.store";
import { vi } from "vitest";
import { fillWorkspace } from "../src/demo/fill.ts";

export interface OperatingOwner extends Person {
  stayProved(): Promise<void>;
}

export async function makeOperatingOwner(house: House): Promise<OperatingOwner> {
  liftRequestLimit(house);
  const person = await makePerson(house);
  const stayProved = keepProved(house, person, await giveFactor(house, person));
  const { body } = await person.ask("GET /session");
  await addOperator(house.opened.db, body.person.id, new Date());
  return { ...person, stayProved };
}

/** 429 would fail a walk's reads. */
function liftRequestLimit({ desk: { context } }: House): void {
  const take = context.limits.take.bind(context.limits);
  context.limits.take = async (name, key) => {
    if (name !== "requestsByPerson") await take(name, key);
  };
}

export async function fillWhole(house: House, full: Person): Promise<Examples> {
  const { payments, scheduling } = house;
  const { merchant, account } = full.workspace;
  const { body } = await full.ask("GET /session");
  await fillWorkspace(
    { payments: payments.context, scheduling: scheduling.context },
    {
      ownerId: body.person.id,
      domain: "studio.example",
      merchantId: merchant?.id ?? null,
      accountId: account?.id ?? null,
    },
  );
  const gateway = { redirect_urls: ["https://till.example/back"], scopes: ["bookings:read"] };
  await full.ask("POST /api/scheduling/v1/me/applications", { name: "Till", ...gateway });
  const studio = `/api/scheduling/v1/${account?.subdomain}`;
  const hook = { name: "Books", payload_url: "https://books.example/hook", events: ["clients"] };
  await full.ask(`POST ${studio}/webhooks`, hook);
  await full.ask(`POST ${studio}/clients`, { name: "A guest who comes late" });
  const { body: resources } = await full.ask(`GET ${studio}/resources?limit=1`);
  const parts = [{ resource_ids: [resources[0].id] }];
  await full.ask(`POST ${studio}/services`, { name: "Massage", duration: 60, parts });
  const { body: booked } = await full.ask(`GET ${studio}/appointments?state[]=confirmed&limit=20`);
  for (const { id } of booked) {
    const items = [{ kind: "appointment", appointment_id: id }];
    const { status } = await full.ask(`POST ${studio}/orders`, { payment: "cash", items });
    if (status === 201) break;
  }
  return await vi.waitFor(() => examplesIn(full), { timeout: 120_000, interval: 4_000 });
}
