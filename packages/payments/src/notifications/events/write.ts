/* By the type's schema: no other member can appear. */
import { writerOf } from "@frontdesk/server/serialize";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import { type Event, envelopeOf } from "./schema.ts";

const writers = Object.fromEntries(
  eventTypes.map((type) => [type, writerOf(envelopeOf(type))]),
) as Record<EventType, (event: Event) => string>;

export function writeEvent(event: Event): string {
  return writers[event.type](event);
}
