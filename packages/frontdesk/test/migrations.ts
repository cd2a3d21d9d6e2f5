import { tablesOfAll } from "../src/command/tables-of-all.ts";

/** Every table that `frontdesk start` makes, each set once. */
export const migrations = tablesOfAll;
