// Usage: node packages/payments/examples/shop/start.ts <public key> [service] [port]
import { createSite } from "./site.ts";

const [key, api = "http://127.0.0.1:4010", port = "4020"] = process.argv.slice(2);
if (key === undefined) {
  process.stderr.write("usage: start.ts <public key of a test merchant> [service] [port]\n");
  process.exitCode = 1;
} else {
  createSite({ key, api: api.replace(/\/+$/, "") }).listen(Number(port), "127.0.0.1", () => {
    process.stdout.write(`The shop is open at http://127.0.0.1:${port}\n`);
  });
}
