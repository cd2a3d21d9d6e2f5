/*
 * A process of its own that makes the files of an embedded database in the folder it is given.
 * Making them takes some hundred megabytes of memory that a service would never give back.
 */
import { PGlite } from "@electric-sql/pglite";
import { PrivateFiles } from "./private-files.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("the folder of the new database is missing");
const pglite = await PGlite.create({ dataDir: folder, fs: new PrivateFiles(folder) });
await pglite.close();
process.exit(0);
