import type { House } from "./house.ts";
import { makePerson, type Person } from "./person.ts";

export interface Rights {
  permissions: "basic_user" | "manager" | "administrator";
}

export async function makeColleague(
  house: House,
  owner: Person,
  { permissions }: Rights,
): Promise<Person> {
  const { account } = owner.workspace;
  const colleague = await makePerson(house, { kind: "none" });
  const invited = { email: colleague.email, permissions };
  await owner.ask(`POST /api/scheduling/v1/${account!.subdomain}/users`, invited);
  const { link = "" } = house.mails.findLast(({ to }) => to === colleague.email) ?? {};
  await colleague.visitor.get(new URL(link).pathname);
  await colleague.visitor.submit({});
  const { body } = await colleague.ask("GET /api/places");
  return { ...colleague, workspace: body.places[0] };
}
