/** Only the last @ remains a separator. */
export function mailtoOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent);
  return at < 0 ? `mailto:${encodeURIComponent(email)}` : `mailto:${name}@${host}`;
}

export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^\d+*#]/g, "")}`;
