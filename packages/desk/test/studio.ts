import type { Person } from "./browser/person.ts";

export interface Studio {
  /** Below `/api/scheduling`. */
  root: string;
  person: Person;
  resources: { ann: number; bo: number; space: number };
  client: number;
  book(fields: object): Promise<number>;
  monday: string;
}

export function nextMonday(now = new Date()): string {
  const day = now.getUTCDay() || 7;
  return new Date(now.getTime() + (8 - day) * 86_400_000).toISOString().slice(0, 10);
}

export async function makeStudio(person: Person): Promise<Studio> {
  const { account } = person.workspace;
  const root = `/api/scheduling/v1/${account!.subdomain}`;
  const post = async (path: string, body: object) => {
    const answer = await person.ask(`POST ${root}${path}`, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const { body: types } = await person.ask(`GET ${root}/resource_types`);
  const typeId = (name: string) =>
    types.find((type: { name: string }) => type.name === name)?.id ?? types[0].id;
  const named = async (type: string, names: object) => {
    const response = await post("/resources", { resource_type_id: typeId(type), ...names });
    return response.id as number;
  };
  const ann = await named("Person", { first_name: "Ann", last_name: "Berg" });
  const bo = await named("Person", { first_name: "Bo", last_name: "Lund" });
  const capacity = await named("Meeting Room", { name: "Attic" });
  const { id: client } = await post("/clients", { name: "Carla Holm" });
  return {
    root,
    person,
    client,
    resources: { ann, bo, space: capacity },
    monday: nextMonday(),
    book: async (fields) => (await post("/bookings", fields)).id,
  };
}
