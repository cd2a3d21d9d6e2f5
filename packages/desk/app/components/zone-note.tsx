import { zoneHere } from "../api/clock.ts";
import { isOwnClock } from "../api/own-zone.ts";
import { useWords } from "../locales/words.ts";

/** Appears if the reader's clock differs. */
export function ZoneNote() {
  const { bookings } = useWords();
  const zone = zoneHere();
  if (zone === undefined || isOwnClock()) return null;
  return <p className="note">{bookings.fields.zone({ zone: zone.replaceAll("_", " ") })}</p>;
}
