import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { thorough } from "@frontdesk/database/testing";
import { describe, expect, it } from "vitest";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const compiler = fileOf("../../../node_modules/typescript/bin/tsc");
const contract = fileURLToPath(new URL("contract.ts", import.meta.url));

async function compiled(project: string, ...options: string[]): Promise<string> {
  const inputs = [compiler, "--noEmit", "-p", fileOf(project), ...options];
  return await promisify(execFile)(process.execPath, inputs).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

describe("scheduling client types", () => {
  // Locally `npm run check:generated` notices a changed schema.
  it.runIf(thorough)("equal the server's schemas", async () => {
    expect(await compiled("tsconfig.contract.json")).toBe("");
    expect(await compiled("tsconfig.contract.json", "--listFilesOnly")).toContain(contract);
  });

  it("compile with browser libraries only", async () => {
    expect(await compiled("tsconfig.browser.json")).toBe("");
  });
});
