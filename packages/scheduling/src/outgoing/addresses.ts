import ipaddr from "ipaddr.js";

// All of the IPv6 internet that is given out (RFC 4291, section 2.4, as IANA allots it).
const givenOut = ipaddr.IPv6.parse("2000::");

/**
 * Whether an IP address is one of the public internet: none of this machine, of private or shared
 * networks, of documentation, and none that only stands for an IPv4 address (6to4, NAT64, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(givenOut, 3);
}
