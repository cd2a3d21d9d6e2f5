import { isEmail } from "@frontdesk/server/text/email";

/** True for a sender: an address, or `Name <address>`. */
export function isSender(text: string): boolean {
  return isEmail(addressIn(text));
}

/** The address of a sender, which may have a name before it. */
export function addressIn(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
}
