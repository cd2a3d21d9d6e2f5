import { nearestName } from "@frontdesk/server/names";

/**
 * A name chosen by a possible stranger: on a separate line and without a double quote, so that no
 * name reads as our own sentence.
 */
export function quoted(name: string): string {
  return `    "${nearestName(name).replaceAll('"', "'")}"`;
}
