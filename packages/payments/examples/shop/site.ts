// A Content-Security-Policy that knows only the payment service. Any server of files will do.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";

export interface SiteOptions {
  api: string;
  key: string;
}

const files = new Map([
  ["/", ["index.html", "text/html; charset=utf-8"]],
  ["/shop.js", ["shop.js", "text/javascript; charset=utf-8"]],
  ["/shop.css", ["shop.css", "text/css; charset=utf-8"]],
] as const);

export function createSite({ api, key }: SiteOptions): Server {
  const { origin } = new URL(api);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    "style-src 'self'",
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const locations: Record<string, string> = { api, key };
  return createServer(async ({ url = "/" }, response) => {
    const file = files.get(new URL(url, "http://shop").pathname as "/");
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [name, type] = file;
    const text = await readFile(new URL(name, import.meta.url), "utf8");
    const filled = text.replace(/\{(api|key)\}/g, (_location, of: string) =>
      attribute(locations[of]!),
    );
    response.writeHead(200, { "content-type": type, "content-security-policy": policy });
    response.end(name === "index.html" ? filled : text);
  });
}

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
