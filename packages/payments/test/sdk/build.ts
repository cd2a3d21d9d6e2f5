import { fileURLToPath } from "node:url";
import { build } from "vite";

const configFile = fileURLToPath(new URL("../../pages/sdk/vite.config.ts", import.meta.url));

export async function buildSdk(): Promise<string> {
  const built = await build({ configFile, build: { write: false } });
  const [bundle] = [built].flat();
  if (bundle === undefined || !("output" in bundle)) throw new Error("nothing was built");
  if (bundle.output.length !== 1) throw new Error("a shop was to load one file");
  return bundle.output[0].code;
}
