import type { Database } from "@frontdesk/database/database";
import type { Counter } from "./counter.ts";
import { tablesWith } from "./traces.ts";

export const questions = [
  { id: "what", label: "What is it about?", kind: "text", options: [], required: false },
];

export const wilhelmina = {
  name: "Wilhelmina Quistgaard",
  email: "Wilhelmina.Q@example.com",
  phone: "+45 77 12 34 56",
  answers: { what: "My left ear" },
};

const traces = ["Quistgaard", wilhelmina.email, wilhelmina.phone, "left ear", "Left-handed"];

export async function keptOfWilhelmina(db: Database): Promise<string[]> {
  const matches: string[] = [];
  for (const text of traces) {
    for (const name of await tablesWith(db, text)) matches.push(`${name}: ${text}`);
  }
  return matches;
}

export async function typed(
  counter: Counter,
  { fields = {}, wait }: { fields?: object; wait: () => void },
): Promise<string> {
  const { token } = (await counter.hold(fields)).body;
  wait();
  const { status, text } = await counter.of(token).post("details", wilhelmina);
  if (status !== 200) throw new Error(`the details were answered ${status} ${text}`);
  return token;
}

export async function idOfWilhelmina(counter: Counter): Promise<number> {
  const clients: { id: number; email: string | null }[] = (await counter.get("/clients")).body;
  return clients.find(({ email }) => email === wilhelmina.email)!.id;
}
