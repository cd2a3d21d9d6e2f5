// Usage: node packages/payments/examples/shop/start.ts <public key> [service] [port]
// Default: a free port.
import type { AddressInfo } from "node:net";
import { createSite } from "./site.ts";

const [key, api = "http://127.0.0.1:4010", port = "0"] = process.argv.slice(2);
if (key === undefined) {
  process.stderr.write("usage: start.ts <public key of a test merchant> [service] [port]\n");
  process.exitCode = 1;
} else {
  const site = createSite({ key, api: api.replace(/\/+$/, "") });
  site.listen(Number(port), "127.0.0.1", () => {
    const { port: taken } = site.address() as AddressInfo;
    process.stdout.write(`The shop is open at http://127.0.0.1:${taken}\n`);
  });
  site.on("error", (error) => {
    process.stderr.write(`The shop cannot open at port ${port}: ${error.message}\n`);
    process.exitCode = 1;
  });
}
