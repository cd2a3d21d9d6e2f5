// Links by which people are reached.

/** Of an address whatever it has in it: only its last @ is one of the link. */
export function mailtoOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent);
  return at < 0 ? `mailto:${encodeURIComponent(email)}` : `mailto:${name}@${host}`;
}

/** Of a number as people write it. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^\d+*#]/g, "")}`;
