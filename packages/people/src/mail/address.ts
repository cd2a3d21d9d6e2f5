import { isEmail } from "@frontdesk/server/text/email";

/** True for an address, or `Name <address>`. */
export function isSender(text: string): boolean {
  return isEmail(addressIn(text));
}

/** Without the sender's name. */
export function addressIn(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
}
