import { nearestName } from "@frontdesk/server/names";

/**
 * A name chosen by a person the reader may not know, as a mail quotes it: on a separate line, and
 * without a double quote inside, so that no name reads as a sentence of ours.
 */
export function quoted(name: string): string {
  return `    "${nearestName(name).replaceAll('"', "'")}"`;
}
