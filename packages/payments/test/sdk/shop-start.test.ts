import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../../examples/shop/start.ts", import.meta.url));

async function firstLineOf(...inputs: string[]) {
  const child = spawn(process.execPath, [script, ...inputs]);
  const [line] = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return { child, line: String(line) };
}

it("example shop: opens at a free port and prints it", async () => {
  const shops = [await firstLineOf("key-1"), await firstLineOf("key-2")];
  const urls = shops.map(({ line }) => /^The shop is open at (http:\S+)\n$/.exec(line)?.[1]);
  expect(new Set(urls).size).toBe(2);
  for (const [index, url] of urls.entries()) {
    expect(await (await fetch(url!)).text()).toContain(`data-key="key-${index + 1}"`);
  }
  for (const { child } of shops) child.kill();
});

it("example shop: reports a port that is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const { child, line } = await firstLineOf("key", "http://127.0.0.1:4010", String(port));
  expect(line).toContain(`The shop cannot open at port ${port}`);
  const code = child.exitCode ?? (await once(child, "exit"))[0];
  expect(code).toBe(1);
  taken.close();
});
