import { BlockList, isIP } from "node:net";
import type { ProxySettings } from "../settings.ts";

/** Undefined: direct. */
export function proxyOf(origin: string, { http, https, none }: ProxySettings): string | undefined {
  const { protocol, hostname, port } = new URL(origin);
  const proxy = protocol === "https:" ? https : http;
  if (proxy === undefined || proxy === "") return undefined;
  const host = hostname.replace(/^\[(.*)\]$|\.$/g, "$1");
  const target = { host, port: port || (protocol === "https:" ? "443" : "80") };
  const isDirect = none.split(/[\s,]+/).some((entry) => entry !== "" && covers(entry, target));
  if (isDirect) return undefined;
  return proxy.includes("://") ? proxy : `http://${proxy}`;
}

interface Target {
  /** Without brackets and trailing dot. */
  host: string;
  port: string;
}

/** NO_PROXY entries: `*`, a name with its subdomains, an IP, a network. */
function covers(entry: string, { host, port }: Target): boolean {
  if (entry === "*") return true;
  if (entry.includes("/")) return isInNetwork(host, entry);
  const [, bracketed, plain, ownPort] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  if (ownPort !== undefined && ownPort !== port) return false;
  const name = (bracketed ?? plain ?? entry).toLowerCase().replace(/^\*?\.|\.$/g, "");
  if (isIP(name) !== 0) return isInNetwork(host, `${name}/${isIP(name) === 4 ? 32 : 128}`);
  return host === name || (isIP(host) === 0 && host.endsWith(`.${name}`));
}

function isInNetwork(host: string, entry: string): boolean {
  const [network = "", bits = ""] = entry.split("/");
  const family = isIP(network);
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits)) return false;
  if (Number(bits) > (family === 4 ? 32 : 128)) return false;
  const networks = new BlockList();
  const type = family === 4 ? "ipv4" : "ipv6";
  networks.addSubnet(network, Number(bits), type);
  return networks.check(host, type);
}
