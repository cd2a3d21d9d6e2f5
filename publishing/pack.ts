/* Hooks around `npm pack`: package.json leads to sources in the repository, to the build during
   packing. The original returns even after an aborted packing. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { publishedManifest } from "./manifest.ts";

const kept = "package.json.kept";
if (existsSync(kept)) renameSync(kept, "package.json");
if (process.argv[2] === "begin") {
  await import("./build.ts");
  const text = readFileSync("package.json", "utf8");
  writeFileSync(kept, text);
  writeFileSync("package.json", publishedManifest(text));
}
