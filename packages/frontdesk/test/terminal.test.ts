import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const merchants = '[\n{"id":"5f","name":"Jane"}\n]\n';
let admin: Server;
let environment: Record<string, string>;
beforeAll(async () => {
  admin = createServer((_request, response) => void response.end(merchants));
  await once(admin.listen(0, "127.0.0.1"), "listening");
  const { port } = admin.address() as AddressInfo;
  environment = { OPERATOR_PORT: String(port), OPERATOR_KEY: "operator-key-of-the-tests" };
});
afterAll(() => void admin.close());

const approve = [process.execPath, main, "approve", "5f"];
const hasTerminals = spawnSync("script", ["--version"]).status === 0;

describe("frontdesk command", () => {
  it("prints its version", async () => {
    const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
    const { stdout } = await run(process.execPath, [main, "--version"]);
    expect(stdout).toBe(`${JSON.parse(manifest).version}\n`);
  });

  it("pipes the response unchanged", async () => {
    const { stdout } = await run(process.execPath, approve.slice(1), { env: environment });
    expect(stdout).toBe(merchants);
  });

  it("lists operators and their sign-in page", async () => {
    const env = { ...environment, DESK_URL: "https://desk.example" };
    const report = async (...parts: string[]) =>
      (await run(process.execPath, [main, "operator", ...parts], { env })).stdout;
    expect(await report("add", "ann@b.example")).toBe(
      "ann@b.example is now an operator. Sign in at https://desk.example/operator\n",
    );
    expect(await report("remove", "ann@b.example")).toBe(
      "ann@b.example is no longer an operator\n",
    );
    expect(await report("list")).toBe(merchants);
  });

  it.runIf(hasTerminals)("prints a table at a terminal, or JSON on request", async () => {
    const type = async (parts: string[]) => {
      const line = parts.map((part) => `'${part}'`).join(" ");
      const env = { ...environment, PATH: "/usr/bin:/bin", TERM: "xterm" };
      return (await run("script", ["-qec", line, "/dev/null"], { env })).stdout;
    };
    expect(await type(approve)).toContain("id  name\r\n──  ────\r\n5f  Jane\r\n");
    expect(await type([...approve, "--json"])).toContain('{"id":"5f","name":"Jane"}');
  });
});
