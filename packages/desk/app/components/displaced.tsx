import type { Clash } from "@frontdesk/scheduling-client/types/bookings";
import type { Fate } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { displacedBookings } from "../api/displaced.ts";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { bookingsIn, clashesIn } from "./clashes.ts";
import { momentOf } from "./days.ts";
import { Dialog } from "./dialog.tsx";
import { Loading } from "./loading.tsx";
import { clockOf, longOf } from "./minutes.ts";
import "./ask.css";
import "./entries.css";

const maxVisible = 10;

interface DisplacedProps {
  error: unknown;
  onClose: () => void;
  onChoose: (fate: Fate) => void;
}

export function Displaced({ error, onClose, onChoose }: DisplacedProps) {
  const { parts, resources: words } = useWords();
  const clashes = clashesIn(error);
  useOwnRefusal(clashes === undefined ? undefined : error);
  if (clashes === undefined) return null;
  const ids = bookingsIn(clashes);
  const choose = (fate: Fate) => {
    onClose();
    onChoose(fate);
  };
  return (
    <Dialog title={words.displaced({ count: ids.length })} onClose={onClose}>
      <div className="ask">
        <p>{words.displacedHint}</p>
        <Bookings ids={ids.slice(0, maxVisible)} clashes={clashes} />
        {ids.length > maxVisible && (
          <p className="note">{words.moreDisplaced({ count: ids.length - maxVisible })}</p>
        )}
        <div className="acts">
          <Button onClick={() => choose({ allow_waiting: true })}>{words.letWait}</Button>
          <Button
            variant="outline"
            color="wrong"
            onClick={() => choose({ delete_invalid_bookings: true })}
          >
            {words.letGo}
          </Button>
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Bookings({ ids, clashes }: { ids: readonly number[]; clashes: readonly Clash[] }) {
  const { studio, resources: words } = useWords();
  const locale = useLocale();
  const { data, error } = useQuery(displacedBookings(useWorkspace(), ids));
  if (data === undefined && error === null) return <Loading lines={3} />;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const existing = new Map(data?.map((booking) => [booking.id, booking]));
  return (
    <ul className="entries">
      {ids.map((id) => {
        const booking = existing.get(id);
        const dates = clashes.filter(({ booking_ids }) => booking_ids.includes(id));
        const { start_time: start = null, end_time: end = null } = booking ?? {};
        const hours =
          start !== null && end !== null
            ? `${clockOf(start)}–${clockOf(end)}`
            : booking && studio.wholeDays({ long: longOf(booking.duration, locale) });
        return (
          <li className="entry" key={id}>
            <span className="entry-words">
              <span className="entry-name">
                {booking?.details || booking?.booker?.name || words.booking({ id })}
              </span>
              <span className="entry-note">
                {[...dates.map(({ date }) => day.format(momentOf(date))), hours]
                  .filter((text) => text !== undefined)
                  .join(", ")}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
