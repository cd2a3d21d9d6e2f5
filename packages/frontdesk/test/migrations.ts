import { tablesOfAll } from "../src/command/tables-of-all.ts";

export const migrations = tablesOfAll;
