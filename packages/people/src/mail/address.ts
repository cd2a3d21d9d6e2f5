import { isEmail } from "@frontdesk/server/text/email";

/** An address, or `Name <address>`. */
export function isSender(text: string): boolean {
  return isEmail(addressIn(text));
}

export function addressIn(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
}
