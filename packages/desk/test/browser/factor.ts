import { codeFor, password } from "@frontdesk/people/test/harness";
import type { House } from "./house.ts";
import type { Person } from "./person.ts";

const clock = ({ desk }: House) => ({ now: () => desk.context.now() });

/** Returns the page with the secret. */
export async function giveFactor(house: House, { visitor }: Person): Promise<string> {
  await visitor.get("/me");
  await visitor.submit({ current: password }, "/me/second-factor");
  await visitor.get("/me/second-factor");
  const { page } = visitor;
  await visitor.submit({ code: codeFor(clock(house), page) });
  return page;
}

const freshMs = 5 * 60_000;

/** Call it before each screen of a long walk. */
export function keepProved(house: House, person: Person, page: string): () => Promise<void> {
  const { now } = clock(house);
  let provedAt = now().getTime();
  let proving: Promise<void> | undefined;
  const prove = async () => {
    const answer = await person.ask("POST /session/proof", { code: codeNow(house, page) });
    if (answer.status !== 200) throw new Error(`not proved: ${JSON.stringify(answer)}`);
    provedAt = now().getTime();
    proving = undefined;
  };
  return async () => {
    if (now().getTime() - provedAt < freshMs) return;
    proving ??= prove();
    await proving;
  };
}

/** Valid once: advance the clock before the next. */
export function codeNow(house: House, page: string): string {
  return codeFor(clock(house), page);
}
