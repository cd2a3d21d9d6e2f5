import { addOperator } from "@frontdesk/people/persons/operators.store";
import { giveFactor } from "./factor.ts";
import type { House } from "./house.ts";
import { makePerson, type Person } from "./person.ts";

export interface Operator extends Person {
  id: string;
  factor: string;
}

export async function makeOperator(house: House): Promise<Operator> {
  const person = await makePerson(house, { kind: "none" });
  const { body } = await person.ask("GET /session");
  const { id } = body.person;
  await addOperator(house.opened.db, id, new Date());
  return { ...person, id, factor: await giveFactor(house, person) };
}
