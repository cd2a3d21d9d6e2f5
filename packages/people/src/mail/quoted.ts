import { nearestName } from "@frontdesk/server/names";

/**
 * A name that somebody chose whom the reader may not know, as a mail quotes it: set apart on a line
 * of its own and escaped, so that no name reads as a sentence of ours.
 */
export function quoted(name: string): string {
  return `    ${JSON.stringify(nearestName(name))}`;
}
