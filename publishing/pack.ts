/*
 * What `npm pack` does before and after it packs the package in this folder. In the repository its
 * package.json leads to the sources, so that nothing has to be built there; while it is packed it
 * leads to what was built. The one that was kept is put back also after a packing that broke off.
 */
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
