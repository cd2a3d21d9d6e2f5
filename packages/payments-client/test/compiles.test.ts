import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { thorough } from "@frontdesk/database/testing";
import { describe, expect, it } from "vitest";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const compiler = fileOf("../../../node_modules/typescript/bin/tsc");
const contract = fileURLToPath(new URL("contract.ts", import.meta.url));

/** What the compiler says of a project: nothing when it is content. */
async function compiled(project: string, ...options: string[]): Promise<string> {
  const inputs = [compiler, "--noEmit", "-p", fileOf(project), ...options];
  return await promisify(execFile)(process.execPath, inputs).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

describe("the types", () => {
  // At the desk whoever changes a schema hears of it from `npm run check:generated`.
  it.runIf(thorough)("are those of the server's schemas", async () => {
    expect(await compiled("tsconfig.contract.json")).toBe("");
    expect(await compiled("tsconfig.contract.json", "--listFilesOnly")).toContain(contract);
  });

  it("need nothing that a browser does not have", async () => {
    expect(await compiled("tsconfig.browser.json")).toBe("");
  });
});
