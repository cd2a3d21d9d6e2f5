/*
 * An event as the bytes that the list, streams and webhooks send: written by the schema of its
 * type, so that nothing else can get in.
 */
import { writerOf } from "@frontdesk/server/serialize";
import { type EventType, eventTypes } from "../../ground/news/news.ts";
import { type Event, envelopeOf } from "./schema.ts";

const writers = Object.fromEntries(
  eventTypes.map((type) => [type, writerOf(envelopeOf(type))]),
) as Record<EventType, (event: Event) => string>;

/** The JSON of an event, on one line. */
export function writeEvent(event: Event): string {
  return writers[event.type](event);
}
