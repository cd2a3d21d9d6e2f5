// Browsers may have other zone data.
import type { Static } from "typebox";
import type { WorkspaceZone } from "./schema.ts";

/** Payments may be years old, appointments a year ahead. */
const reach = { back: { years: 10 }, ahead: { years: 3 } };

/** Else UTC. */
export function zoneAmong(
  names: readonly (string | undefined)[],
  now: Date,
): Static<typeof WorkspaceZone> {
  const zones = names.flatMap((name) => zoneNamed(name, now) ?? []);
  const at = zones[0] ?? zoneNamed("UTC", now)!;
  const until = at.add(reach.ahead);
  const transitions: Static<typeof WorkspaceZone>["transitions"] = [];
  let each: Temporal.ZonedDateTime | null = at.subtract(reach.back);
  while (each !== null && Temporal.ZonedDateTime.compare(each, until) <= 0) {
    const offset = Math.round(each.offsetNanoseconds / 60e9);
    transitions.push({ at: new Date(each.epochMilliseconds).toISOString(), offset });
    each = each.getTimeZoneTransition("next");
  }
  return { iana: at.timeZoneId, transitions };
}

function zoneNamed(name: string | undefined, now: Date): Temporal.ZonedDateTime | undefined {
  // Temporal accepts offsets as zones.
  if (name === undefined || !/^[a-z][a-z0-9_+/-]{0,63}$/i.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(name);
  } catch {
    return undefined;
  }
}
