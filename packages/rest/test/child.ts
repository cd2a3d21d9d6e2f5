import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const folder = fileURLToPath(new URL("..", import.meta.url));

/**
 * The child has only the given environment. `print` writes JSON, `rest` is the library; returns the
 * output.
 */
export async function runChild(
  code: string,
  environment: Record<string, string> = {},
): Promise<unknown[]> {
  const module = `
    import * as rest from "@frontdesk/rest";
    const print = (value) => console.log(JSON.stringify(value));
    ${code}
  `;
  const options = { cwd: folder, env: environment, encoding: "utf8" } as const;
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ["--input-type=module", "--eval", module],
    options,
  );
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}
