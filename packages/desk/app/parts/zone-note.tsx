import { zoneHere } from "../data/clock.ts";
import { isOwnClock } from "../data/own-zone.ts";
import { useWords } from "../locales/words.ts";

/** Names the zone of what is shown, where the reader's clock shows another time. */
export function ZoneNote() {
  const { bookings } = useWords();
  const zone = zoneHere();
  if (zone === undefined || isOwnClock()) return null;
  return <p className="note">{bookings.fields.zone({ zone: zone.replaceAll("_", " ") })}</p>;
}
