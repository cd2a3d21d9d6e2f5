import type { Json } from "@frontdesk/payments/test/shop";
import type { House } from "./house.ts";
import { pay } from "./paying.ts";
import type { Person } from "./person.ts";

export async function makePaid(
  house: House,
  person: Person,
  { amount, captured = amount }: { amount: number; captured?: number },
): Promise<string> {
  const paid = await pay(house, person, { value: amount });
  const at = `POST /api/payments/transactions/${paid}/captures`;
  if (captured > 0) await done(person.ask(at, { amount: captured }));
  return paid;
}

export async function create(person: Person, path: string, body: object): Promise<Json> {
  const at = `POST /api/scheduling/v1/${person.workspace.account?.subdomain}/${path}`;
  return await done(person.ask(at, body));
}

async function done(request: ReturnType<Person["ask"]>): Promise<Json> {
  const { status, body } = await request;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Open all day, every day. */
export async function makeResource(person: Person, name: string): Promise<number> {
  const { account } = person.workspace;
  const types = await done(
    person.ask(`GET /api/scheduling/v1/${account?.subdomain}/resource_types`),
  );
  return (await create(person, "resources", { resource_type_id: types[0].id, name })).id;
}
