const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * True for an address a mail can be sent to: ASCII, without quoted parts, at a domain of two or
 * more labels whose last is not a number, within the lengths of RFC 5321 section 4.5.3.1. An
 * international domain is written in its ASCII form (`xn--…`).
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [name = "", domain = "", ...rest] = text.split("@");
  if (rest.length > 0 || name.length > 64 || !local.test(name)) return false;
  const labels = domain.split(".");
  return (
    labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!)
  );
}

/** True for a sender: an address, or `Name <address>`. */
export function isSender(text: string): boolean {
  return isEmail(addressIn(text));
}

/** The address of a sender, which may have a name before it. */
export function addressIn(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
}
