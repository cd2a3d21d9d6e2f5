/*
 * What a service keeps of a person follows what becomes of them, whichever service that is done in:
 * in the database transaction of the change.
 */
import type { Database } from "@frontdesk/database/database";

export interface Follower {
  /** Somebody who is known has another name. */
  onPersonChanged(db: Database, person: { personId: string; name: string }): Promise<void>;
  /** Somebody is forgotten; only the id stays. */
  onPersonErased(db: Database, personId: string): Promise<void>;
}

/** All who follow: what it is told it tells each of them, in turn. */
export interface Followers extends Follower {
  add(follower: Partial<Follower>): void;
}

export function createFollowers(): Followers {
  const followers: Partial<Follower>[] = [];
  return {
    add: (follower) => void followers.push(follower),
    onPersonChanged: async (db, person) => {
      for (const follower of followers) await follower.onPersonChanged?.(db, person);
    },
    onPersonErased: async (db, personId) => {
      for (const follower of followers) await follower.onPersonErased?.(db, personId);
    },
  };
}
