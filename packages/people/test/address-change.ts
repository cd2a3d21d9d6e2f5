import { createHookRegistry, type Period } from "../src/lifecycle-hooks/hooks.ts";
import { findPerson, findPersonOfEmail } from "../src/persons/store.ts";
import { lastLink, makePerson, password, startTestPeople, type TestPeople } from "./harness.ts";
import type { Visitor } from "./visitor.ts";

export interface HookCalls {
  readdressed: object[];
  erased: object[];
  ended: string[];
  made: string[];
  periods: (Period | undefined)[];
  listAccess: (period: Period) => string[];
}

export async function startAddressChange(): Promise<{ started: TestPeople; heard: HookCalls }> {
  const heard: HookCalls = {
    readdressed: [],
    erased: [],
    ended: [],
    made: [],
    periods: [],
    listAccess: () => [],
  };
  const hooks = createHookRegistry();
  hooks.add("here", {
    listNewAccess: async () => heard.made,
    onAddressChanged: async (_db, person) => void heard.readdressed.push(person),
    onPersonErased: async (_db, erasing) => void heard.erased.push(erasing),
    listAccess: async (_db, _id, period) => heard.listAccess(period),
    endAccess: async (_db, id, period) => {
      heard.ended.push(id);
      heard.periods.push(period);
    },
  });
  return { started: await startTestPeople({ lifecycleHooks: hooks }), heard };
}

let count = 0;

export async function makeMover(started: TestPeople) {
  count += 1;
  const former = `ann${count}@example.com`;
  const email = `anna${count}@example.org`;
  const { db } = started.opened;
  const ann = await makePerson(started, former);
  const idOf = async (address: string) => (await findPersonOfEmail(db, address))?.id;
  const personId = (await idOf(former))!;
  return {
    former,
    email,
    ann,
    personId,
    count,
    idOf,
    addressOf: async () => (await findPerson(db, personId))!.email,
    async ask(fields: Record<string, string> = {}, visitor = ann) {
      await visitor.get("/me");
      return await visitor.submit({ email, current: password, ...fields }, "/me/address");
    },
    async follow(address: string, visitor = ann, fields: Record<string, string> = {}) {
      await visitor.get(lastLink(started, address));
      return await visitor.submit(fields);
    },
    async signsIn(address: string, visitor: Visitor = started.visitor()): Promise<boolean> {
      await visitor.get("/sign-in");
      await visitor.submit({ email: address, password });
      return (await visitor.get("/me")).status === 200;
    },
    mailsTo: (address: string) => started.mails.filter(({ to }) => to === address),
  };
}
