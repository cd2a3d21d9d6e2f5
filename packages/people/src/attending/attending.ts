/*
 * What services keep of a person follows what becomes of them, whoever does it, a service or the
 * desk: in the database transaction in which it becomes, or, in another process, at once after it.
 */
import type { Database } from "@frontdesk/database/database";
import { countElsewhere, forgetNames, insertTidings } from "./store.ts";

export interface Erasing {
  personId: string;
  /** Whether what they alone own is left without an owner. */
  leavesOwnerless: boolean;
  /** Whether it was a stranger, who made all of it in the name of another's address. */
  isDisowned?: boolean;
}

/** What is said of an erased person to services elsewhere, where they were a stranger. */
export const disowned = "disowned";

interface Joined {
  personId: string;
  purpose: string;
}

/** What a service does as people come, change and go. */
export interface Attending {
  /** What somebody is invited to, in words; undefined for what is not of the service. */
  describeInvitation(db: Database, invited: Joined): Promise<string | undefined>;
  /** Somebody accepted an invitation. */
  onJoin(db: Database, joined: Joined): Promise<void>;
  /** Somebody who is known has another name. */
  onPersonChanged(db: Database, person: { personId: string; name: string }): Promise<void>;
  /** Somebody has another address, which they proved. */
  onAddressChanged(db: Database, person: { personId: string; email: string }): Promise<void>;
  /** Somebody is forgotten; only the id stays. It may refuse, of whoever alone owns something. */
  onPersonErased(db: Database, erasing: Erasing): Promise<void>;
  /** What somebody made, a line each, for whoever did not make it. */
  listMade(db: Database, personId: string): Promise<string[]>;
  /** Ends what else lets others act for a person. */
  endAccess(db: Database, personId: string): Promise<void>;
}

/** All who attend: what they are told each of them is told, in turn. */
export interface Attendants extends Attending {
  /** Adds who is in this process, by name. */
  add(name: string, attending: Partial<Attending>): void;
}

export function createAttendants(): Attendants {
  const here = new Map<string, Partial<Attending>>();
  const all = () => [...here.values()];
  const names = () => [...here.keys()];
  return {
    add: (name, attending) => void here.set(name, attending),
    describeInvitation: async (db, invited) => {
      for (const one of all()) {
        const words = await one.describeInvitation?.(db, invited);
        if (words !== undefined) return words;
      }
      return undefined;
    },
    onJoin: async (db, joined) => {
      const { personId, purpose: said } = joined;
      for (const one of all()) await one.onJoin?.(db, joined);
      await insertTidings(db, names(), { what: "join", personId, said });
    },
    onPersonChanged: async (db, person) => {
      const { personId, name: said } = person;
      for (const one of all()) await one.onPersonChanged?.(db, person);
      await insertTidings(db, names(), { what: "change", personId, said });
    },
    onAddressChanged: async (db, person) => {
      const { personId, email: said } = person;
      for (const one of all()) await one.onAddressChanged?.(db, person);
      await insertTidings(db, names(), { what: "address", personId, said });
    },
    onPersonErased: async (db, erasing) => {
      const { personId } = erasing;
      for (const one of all()) await one.onPersonErased?.(db, erasing);
      await forgetNames(db, personId);
      const said = erasing.isDisowned === true ? disowned : "";
      await insertTidings(db, names(), { what: "erase", personId, said });
    },
    listMade: async (db, personId) => {
      const lines: string[] = [];
      for (const one of all()) lines.push(...((await one.listMade?.(db, personId)) ?? []));
      // Who runs elsewhere cannot be asked here.
      const isComplete = (await countElsewhere(db, names())) === 0;
      return isComplete ? lines : [...lines, "Whatever else was made here with this address"];
    },
    endAccess: async (db, personId) => {
      for (const one of all()) await one.endAccess?.(db, personId);
      await insertTidings(db, names(), { what: "end access", personId, said: "" });
    },
  };
}
