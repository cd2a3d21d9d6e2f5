// Into ARCHITECTURE.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPicture } from "./picture.ts";
import { readTree } from "./tree.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "ARCHITECTURE.md"), withPicture(readTree(root)));
