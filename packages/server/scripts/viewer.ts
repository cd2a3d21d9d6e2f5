// A built asset, so that a running service does not need the viewer's package, which brings over
// 200 MB of dependencies.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const main = createRequire(import.meta.url).resolve("@scalar/api-reference");
const folder = new URL("../dist/", import.meta.url);
mkdirSync(folder, { recursive: true });
copyFileSync(join(dirname(main), "browser", "standalone.js"), new URL("viewer.js", folder));
