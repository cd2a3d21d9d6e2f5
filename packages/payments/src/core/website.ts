/** Without a scheme it is https. */
export function addressOf(website: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`;
}
