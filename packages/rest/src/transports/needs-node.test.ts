import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

const load = async (version: string) => {
  vi.resetModules();
  vi.stubGlobal("process", { versions: { node: version }, version: `v${version}` });
  return await import("./needs-node.ts");
};

it.each(["18.20.8", "20.20.2", "22.18.0", "22.9.0"])("Node %s: refused by version", async (old) => {
  const message = `@frontdesk/rest needs Node.js 22.19 or newer, and this is v${old}`;
  await expect(load(old)).rejects.toThrow(message);
});

it.each(["22.19.0", "22.20.1", "23.0.0", "26.10.0"])("Node %s: accepted", async (version) => {
  await expect(load(version)).resolves.toBeDefined();
});

it("Node version check: equals the manifests' range, and runs first", () => {
  for (const name of ["rest", "payments-client", "scheduling-client"]) {
    const url = new URL(`../../../${name}/package.json`, import.meta.url);
    expect(JSON.parse(readFileSync(url, "utf8")).engines).toEqual({ node: ">=22.19" });
  }
  const transport = readFileSync(new URL("undici.ts", import.meta.url), "utf8");
  expect(/^import .*/m.exec(transport)?.[0]).toBe('import "./needs-node.ts";');
});
