import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "./context.ts";

/** What a service does as people come and change, in the transaction in which they do. */
export interface Attending extends Partial<Pick<PeopleContext, "onJoin" | "onPersonChanged">> {
  /** Opens an account for somebody who begins with one, and gives its number. */
  openAccount?: (db: Database, opening: { personId: string; name: string }) => Promise<number>;
  /** Ends what else lets others act for a person. */
  endAccess?: (db: Database, personId: string) => Promise<void>;
}
