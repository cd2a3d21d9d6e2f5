import { nextMonday } from "../studio.ts";
import type { House } from "./house.ts";
import type { Person, PersonReply } from "./person.ts";
import { bookable, studioAt } from "./studio.ts";

export async function makePage(
  person: Person,
  services: readonly Record<string, unknown>[],
): Promise<number[]> {
  const studio = studioAt(person);
  const capacity = await bookable(studio, "Room A");
  const page = { published: true, contact_email: person.email };
  const privacy_url = "https://example.com/privacy";
  await person.ask(`PUT ${studio.root}/booking_page`, { ...page, privacy_url });
  const parts = [{ name: "Where", resource_ids: [capacity.id], count: 1, choosable: true }];
  const ids: number[] = [];
  for (const service of services) {
    const usual = { duration: 60, visibility: "public", currency: "EUR", minimum_notice: 0, parts };
    ids.push((await studio.make("/services", { ...usual, ...service })).id);
  }
  return ids;
}

export interface Customer {
  ask(path: string, body?: object): Promise<PersonReply["body"]>;
  book(wish: Wish): Promise<PersonReply["body"]>;
}

interface Wish {
  service: number;
  /** `10:00` */
  time: string;
  name?: string;
  answers?: object;
}

export function customerOf(house: House, { workspace }: Person): Customer {
  const root = `${house.schedulingUrl}/public/v1/${workspace.account?.subdomain}/appointments`;
  const ask: Customer["ask"] = async (path, body) => {
    const answer = await fetch(root + path, {
      headers: { "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  return {
    ask,
    async book({ service, time, name = "Carla Holm", answers = {} }) {
      const starts_at = `${nextMonday()}T${time}:00Z`;
      const query = { service_id: String(service), starts_at, timezone: "UTC", locale: "en" };
      const { token } = await ask("", query);
      house.wait(3_000);
      const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`;
      return await ask(`/${token}/details`, { name, email, phone: "+4512345678", answers });
    },
  };
}
