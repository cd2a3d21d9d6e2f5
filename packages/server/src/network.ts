import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** The first 64 bits of IPv6: a subscriber gets at least that many addresses (RFC 6177). */
export function networkOf(text: string): string {
  const address = unmapped(text);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const before = groupsIn(head);
  const after = groupsIn(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The first 24 bits of IPv4, the first 48 of IPv6. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(address)) return network;
  return `${network.split(":").slice(0, 3).join(":")}::/48`;
}

/** IPv4-mapped IPv6 (RFC 4291, 2.5.5.2) as IPv4. */
export function unmapped(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser normalises all notations: the last four bytes become two groups.
  const { hostname = "" } = URL.parse(`http://[${address.replace(/%.*$/, "")}]`) ?? {};
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return address;
  const groups = [high, low].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 255]).join(".");
}

export function networksAround(address: string): [near: string, wide: string] {
  const network = networkOf(address);
  if (isIPv4(network)) {
    const [first, second, third] = network.split(".");
    return [`${first}.${second}.${third}.0/24`, `${first}.${second}.0.0/16`];
  }
  if (!isIPv6(address)) return [network, network];
  const [first, second, third, fourth = "0"] = network.split(":");
  const near = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const wide = `${first}:${second}:${third}`;
  return [`${wide}:${near}::/56`, `${wide}::/48`];
}

function groupsIn(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    // An IPv4 ending takes the place of two groups, neither among the first four.
    if (group.includes(".")) return ["0", "0"];
    return [Number.parseInt(group, 16).toString(16)];
  });
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export function isLoopback(text: string): boolean {
  const address = unmapped(text);
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? "ipv4" : "ipv6");
}

// A URL host may contain text that a content security policy reads as any host, or as the end of
// the source.
const hostName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

export function isHostName(host: string): boolean {
  return hostName.test(host);
}

/** RFC 6761, section 6.3; RFC 1122, section 3.2.1.3. */
export function isOwnHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
