import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "./context.ts";

/** What a service does as people come and change, in the transaction in which they do. */
export interface Attending
  extends Partial<Pick<PeopleContext, "onSignUp" | "onJoin" | "onPersonChanged">> {
  /** Ends what else lets others act for a person. */
  endAccess?: (db: Database, personId: string) => Promise<void>;
}
