/** The address of a merchant's website: what was given without a scheme is at https. */
export function addressOf(website: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`;
}
