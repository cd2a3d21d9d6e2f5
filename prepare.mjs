// Runs after `npm ci`, on whichever Node.js the machine has, so it is plain JavaScript. Builds what
// browsers load, and the types of the clients; an install without development packages has no build tools and keeps what an
// earlier build made.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const here = (path) => new URL(path, import.meta.url);
const built = ["payments/dist/pages", "scheduling/dist/pages", "desk/dist/app", "server/dist"];

if (existsSync(here("node_modules/vite"))) {
  for (const script of ["build:types", "build:pages"]) {
    const { status } = spawnSync("npm", ["run", script, "--silent"], {
      cwd: here("."),
      stdio: "inherit",
    });
    process.exitCode ||= status ?? 1;
  }
} else if (!built.every((folder) => existsSync(here(`packages/${folder}`)))) {
  console.error(
    "The pages are not built, and vite is not installed. Run: npm run install:production",
  );
  process.exitCode = 1;
}
