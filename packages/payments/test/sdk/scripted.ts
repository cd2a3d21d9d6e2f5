// Two origins.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ScriptedPages extends AsyncDisposable {
  shop: string;
  api: string;
}

// `say`: to the shop; `heard`: from it.
const popup = `<!doctype html><title>Payment</title><input aria-label="Card number"><script>
  const heard = [];
  const say = (message) => parent.postMessage({ frontdesk: "v1", ...message }, "*");
  addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));
  if (!location.search.includes("key=silent")) say({ type: "ready" });
</script>`;

const shopPage = (...scripts: string[]) => `<!doctype html><html lang="da"><meta charset="utf-8">
  <title>Shop</title>${scripts.map((src) => `<script src="${src}"></script>`).join("")}
  <link rel="stylesheet" href="/shop.css">
  <button>Begin</button><p>Tea, on a page that scrolls</p>`;

const shopStyle = `* { display: none !important; }
  html, body, button, p { display: block !important; }
  p { height: 3000px } iframe { width: 7px !important; }`;
const early = `globalThis.outcome = Frontdesk({ key: "k" }).pay({ title: "Early" }).catch(String);
  globalThis.hadBody = document.body !== null;`;

/** `/strict` forbids even the service's frame. */
export async function openScripted(sdk: string): Promise<ScriptedPages> {
  const api = await listen({
    "/sdk/v1.js": { type: "text/javascript", text: sdk },
    "/pay/popup": { type: "text/html", text: popup },
  });
  const script = `${api.url}/sdk/v1.js`;
  const policy = `default-src 'none'; script-src 'self' ${api.url}; style-src 'self'`;
  const html = { type: "text/html", policy: `${policy}; frame-src 'self' ${api.url}` };
  const shop = await listen({
    "/": { ...html, text: shopPage(script) },
    "/early": { ...html, text: shopPage(script, "/early.js") },
    "/twice": { ...html, text: shopPage(script, script) },
    "/strict": { ...html, text: shopPage(script), policy },
    "/early.js": { type: "text/javascript", text: early },
    "/shop.css": { type: "text/css", text: shopStyle },
  });
  return {
    shop: shop.url,
    api: api.url,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([api.close(), shop.close()]);
    },
  };
}

interface File {
  type: string;
  text: string;
  policy?: string;
}

async function listen(files: Record<string, File>) {
  const server = createServer(({ url = "/" }, response) => {
    const file = files[new URL(url, "http://here").pathname];
    if (file === undefined) return response.writeHead(404).end();
    response.setHeader("content-type", `${file.type}; charset=utf-8`);
    if (file.policy !== undefined) response.setHeader("content-security-policy", file.policy);
    return response.end(file.text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
