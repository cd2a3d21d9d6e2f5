/** The address of a merchant's website: what was given without a scheme is at https. */
export function addressOf(website: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`;
}

// An address may hold in place of its host what a policy reads as any host, or as its own end.
const hostName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

/** Whether a host, as an address is read, is nothing but a name. */
export function isHostName(host: string): boolean {
  return hostName.test(host);
}
