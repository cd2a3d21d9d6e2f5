import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const page = `<!doctype html>
<script type="module">
  import * as script from "/script.js";
  Object.assign(globalThis, script);
</script>`;

/** The script's exports are globals. /cookies returns received cookies, to the same origin only. */
export interface Site extends AsyncDisposable {
  url: string;
}

export async function openSite(script: string): Promise<Site> {
  const server = createServer((request, response) => {
    if (request.url === "/cookies") {
      response.end(request.headers.cookie ?? "none");
      return;
    }
    const isScript = request.url === "/script.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
