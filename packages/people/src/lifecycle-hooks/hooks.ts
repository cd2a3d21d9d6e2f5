/* Services follow changes of persons. A hook runs in the transaction of the change, or right
   after it in another process. */
import type { Database } from "@frontdesk/database/database";
import { countElsewhere, forgetNames, insertHookEvents } from "./store.ts";

export interface Erasing {
  personId: string;
  leavesOwnerless: boolean;
  /** A stranger made all of it with another person's address. */
  isDisowned?: boolean;
}

export const disowned = "disowned";

/** Of a thief: from the first foreign change to shortly after the owner's objection. */
export interface Period {
  since: Date;
  until: Date;
}

interface JoinedPerson {
  personId: string;
  purpose: string;
}

export interface LifecycleHooks {
  /** Returns undefined for other services' invitations. */
  describeInvitation(db: Database, invited: JoinedPerson): Promise<string | undefined>;
  onJoin(db: Database, joined: JoinedPerson): Promise<void>;
  onPersonChanged(db: Database, person: { personId: string; name: string }): Promise<void>;
  onAddressChanged(db: Database, person: { personId: string; email: string }): Promise<void>;
  /** Erases all but the id. May refuse for a sole owner. */
  onPersonErased(db: Database, erasing: Erasing): Promise<void>;
  /** Returns one line per object. */
  listNewAccess(db: Database, personId: string): Promise<string[]>;
  /** Returns one line per merchant or account: the access that `endAccess` ends for the period. */
  listAccess(db: Database, personId: string, period: Period): Promise<string[]>;
  /** Tokens and applications. With a period, also all access that the person gave in it. */
  endAccess(db: Database, personId: string, period?: Period): Promise<void>;
}

export interface HookRegistry extends LifecycleHooks {
  add(name: string, hooks: Partial<LifecycleHooks>): void;
}

export function createHookRegistry(): HookRegistry {
  const here = new Map<string, Partial<LifecycleHooks>>();
  const all = () => [...here.values()];
  const names = () => [...here.keys()];
  return {
    add: (name, hooks) => void here.set(name, hooks),
    describeInvitation: async (db, invited) => {
      for (const one of all()) {
        const words = await one.describeInvitation?.(db, invited);
        if (words !== undefined) return words;
      }
      return undefined;
    },
    onJoin: async (db, joined) => {
      const { personId, purpose: text } = joined;
      for (const one of all()) await one.onJoin?.(db, joined);
      await insertHookEvents(db, names(), { what: "join", personId, said: text });
    },
    onPersonChanged: async (db, person) => {
      const { personId, name: text } = person;
      for (const one of all()) await one.onPersonChanged?.(db, person);
      await insertHookEvents(db, names(), { what: "change", personId, said: text });
    },
    onAddressChanged: async (db, person) => {
      const { personId, email: text } = person;
      for (const one of all()) await one.onAddressChanged?.(db, person);
      await insertHookEvents(db, names(), { what: "address", personId, said: text });
    },
    onPersonErased: async (db, erasing) => {
      const { personId } = erasing;
      for (const one of all()) await one.onPersonErased?.(db, erasing);
      await forgetNames(db, personId);
      const labels = erasing.isDisowned === true ? disowned : "";
      await insertHookEvents(db, names(), { what: "erase", personId, said: labels });
    },
    listNewAccess: async (db, personId) => {
      const lines: string[] = [];
      for (const one of all()) lines.push(...((await one.listNewAccess?.(db, personId)) ?? []));
      // Services in other processes cannot be asked here.
      const isComplete = (await countElsewhere(db, names())) === 0;
      return isComplete ? lines : [...lines, "Whatever else was made here with this address"];
    },
    listAccess: async (db, personId, period) => {
      const lines: string[] = [];
      for (const one of all())
        lines.push(...((await one.listAccess?.(db, personId, period)) ?? []));
      const isComplete = (await countElsewhere(db, names())) === 0;
      return isComplete ? lines : [...lines, "Access in services that cannot be listed here"];
    },
    endAccess: async (db, personId, period) => {
      for (const one of all()) await one.endAccess?.(db, personId, period);
      // Services here follow once more: a concurrent request could give access after this look.
      const informed = period === undefined ? names() : [];
      await insertHookEvents(db, informed, {
        what: "end access",
        personId,
        said: writePeriod(period),
      });
    },
  };
}

function writePeriod(period: Period | undefined): string {
  if (period === undefined) return "";
  const { since, until } = period;
  return `${since.toISOString()}/${until.toISOString()}`;
}

export function readPeriod(text: string): Period | undefined {
  const [since, until] = text.split("/");
  if (since === undefined || until === undefined) return undefined;
  return { since: new Date(since), until: new Date(until) };
}
