import type { Person, PersonReply } from "./person.ts";

export interface Studio {
  root: string;
  path(screen: string): string;
  get(path: string): Promise<PersonReply>;
  make(path: string, body: object): Promise<PersonReply["body"]>;
}

export function studioAt(person: Person): Studio {
  const { id, account } = person.workspace;
  const root = `/api/scheduling/v1/${account?.subdomain}`;
  return {
    root,
    path: (screen) => `/p/${id}/${screen}`,
    get: (path) => person.ask(`GET ${root}${path}`),
    async make(path, body) {
      const { status, body: created } = await person.ask(`POST ${root}${path}`, body);
      if (status !== 201) throw new Error(`${path} was answered with ${status}`);
      return created;
    },
  };
}

export async function bookable(studio: Studio, name: string): Promise<PersonReply["body"]> {
  const { body: types } = await studio.get("/resource_types");
  const { id } = types.find(({ human }: { human: boolean }) => !human);
  return await studio.make("/resources", { resource_type_id: id, name });
}
