import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { runChild } from "./child.ts";

/** The server that the examples speak of. */
function startThings() {
  let calls = 0;
  return createServer(({ method, url }, response) => {
    if (url === "/slow") return;
    if (url === "/busy") response.writeHead(calls++ === 0 ? 503 : 200, { "retry-after": "0" });
    else if (url?.startsWith("/things/")) response.writeHead(404).write("no such thing");
    else if (method === "POST") response.writeHead(201, { location: "/things/2" });
    else response.write('[{"id":1}]');
    response.end();
  }).listen(0, "127.0.0.1");
}

it("tells in the README what its examples print", async () => {
  const server = startThings();
  await once(server, "listening");
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const examples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code).join("\n");
  const told = [...examples.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const code = examples.replaceAll("127.0.0.1:8080", host);
  const printed = await runChild(`
    import { format } from "node:util";
    console.log = (...values) => process.stdout.write(JSON.stringify(format(...values)) + "\\n");
    ${code}
  `);
  server.close().closeAllConnections();
  expect(printed.map((line) => String(line).replaceAll(host, "127.0.0.1:8080"))).toEqual(told);
  expect(told.length).toBeGreaterThan(8);
});
