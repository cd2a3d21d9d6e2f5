import ipaddr from "ipaddr.js";

// All of the IPv6 internet that is given out (RFC 4291, section 2.4, as IANA allots it).
const givenOut = ipaddr.IPv6.parse("2000::");

// Given out as public addresses, but answered only inside of a cloud: Azure's own desk for each
// machine, and the ways to the interfaces of IBM's and Google's clouds that stand open there.
const insideClouds = [
  "168.63.129.16/32",
  "161.26.0.0/16",
  "166.8.0.0/14",
  "199.36.153.4/30",
  "199.36.153.8/30",
  "2600:2d00:2:1000::/64",
  "2600:2d00:2:2000::/64",
].map((range) => ipaddr.parseCIDR(range));

/**
 * Whether an IP address is one of the public internet: none of this machine, of private or shared
 * networks, of documentation, of the inside of a cloud, and none that only stands for an IPv4
 * address (6to4, NAT64, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  const isInside = insideClouds.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
  if (isInside) return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(givenOut, 3);
}
