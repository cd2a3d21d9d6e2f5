// A second factor of somebody, set up as they do it, and the codes that its app shows.
import { codeFor, password } from "@frontdesk/people/test/harness";
import type { House } from "./house.ts";
import type { Person } from "./person.ts";

const clock = ({ desk }: House) => ({ now: () => desk.context.now() });

/** Sets one up; gives the page that told its secret. */
export async function giveFactor(house: House, { visitor }: Person): Promise<string> {
  await visitor.get("/me");
  await visitor.submit({ current: password }, "/me/second-factor");
  await visitor.get("/me/second-factor");
  const { page } = visitor;
  await visitor.submit({ code: codeFor(clock(house), page) });
  return page;
}

/** The code of this moment; each is good once, so time has to pass between two. */
export function codeNow(house: House, page: string): string {
  return codeFor(clock(house), page);
}
