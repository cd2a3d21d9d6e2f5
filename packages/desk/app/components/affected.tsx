import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Affected, affectedBookings } from "../api/affected.ts";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { bookingsIn, clashesIn } from "./clashes.ts";
import { momentOf } from "./days.ts";
import { Dialog } from "./dialog.tsx";
import { onValue } from "./fields.tsx";
import { Loading } from "./loading.tsx";
import { clockOf, longOf } from "./minutes.ts";
import "./ask.css";
import "./entries.css";

export type ClashDecision = Pick<NewDowntime, "clash_choices">;
type Choice = NonNullable<ClashDecision["clash_choices"]>[number]["choice"];

/** Requests for bookings run at once. */
const maxVisible = 20;

interface AffectedProps {
  error: unknown;
  /** The label of the button that saves. */
  word: string;
  /** False if all people and rooms close. */
  mayReassign: boolean;
  onClose: () => void;
  onChoose: (decision: ClashDecision) => void;
}

/** Asks for a choice for each appointment in the way of time off or new hours. */
export function AffectedAppointments({ error, onClose, onChoose, ...props }: AffectedProps) {
  const clashes = clashesIn(error);
  useOwnRefusal(clashes === undefined ? undefined : error);
  // A second refusal names later appointments only, so the first choices go along.
  const [earlier, keep] = useState<NonNullable<ClashDecision["clash_choices"]>>([]);
  if (clashes === undefined) return null;
  const choose = (choices: typeof earlier) => {
    const all = [...earlier, ...choices];
    keep(all);
    onClose();
    onChoose({ clash_choices: all });
  };
  const ids = bookingsIn(clashes);
  return <Choices key={ids.join()} ids={ids} {...props} onClose={onClose} onChoose={choose} />;
}

interface ChoicesProps extends Pick<AffectedProps, "word" | "mayReassign" | "onClose"> {
  ids: readonly number[];
  onChoose: (choices: { booking_id: number; choice: Choice }[]) => void;
}

function Choices({ ids, word, mayReassign, onClose, onChoose }: ChoicesProps) {
  const { parts, resources: words } = useWords();
  const [chosen, set] = useState<Readonly<Record<number, Choice>>>({});
  const visible = ids.slice(0, maxVisible);
  const { data, error } = useQuery(affectedBookings(useWorkspace(), visible));
  const existing = new Map(data?.map((each) => [each.booking.id, each]));
  const preset: Choice = mayReassign ? "reassign" : "keep";
  const choiceOf = (id: number) =>
    chosen[id] ?? (existing.get(id)?.booking.session_id === null ? "keep" : preset);
  const send = () => onChoose(ids.map((id) => ({ booking_id: id, choice: choiceOf(id) })));
  const isRead = data !== undefined || error !== null;
  return (
    <Dialog title={words.affected({ count: ids.length })} onClose={onClose}>
      <div className="ask">
        <p>{words.affectedHint}</p>
        {isRead ? (
          <ul className="entries">
            {visible.map((id) => (
              <Row
                key={id}
                id={id}
                affected={existing.get(id)}
                mayReassign={mayReassign}
                choice={choiceOf(id)}
                onChoose={(choice) => set({ ...chosen, [id]: choice })}
              />
            ))}
          </ul>
        ) : (
          <Loading lines={3} />
        )}
        {ids.length > maxVisible && (
          <p className="note">
            {words.moreDisplaced({ count: ids.length - maxVisible })} {words.choices[preset]}
          </p>
        )}
        <div className="acts">
          <Button onClick={send} disabled={!isRead}>
            {word}
          </Button>
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface RowProps {
  id: number;
  affected: Affected | undefined;
  mayReassign: boolean;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Row({ id, affected, mayReassign, choice, onChoose }: RowProps) {
  const { resources: words } = useWords();
  const locale = useLocale();
  const { booking, client } = affected ?? {};
  const isAppointment = booking === undefined || booking.session_id !== null;
  const title =
    [client, booking?.details].filter(Boolean).join(" · ") ||
    booking?.booker?.name ||
    words.booking({ id });
  const choices: Choice[] = [
    ...(mayReassign && isAppointment ? (["reassign"] as const) : []),
    "cancel",
    "keep",
  ];
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{title}</span>
        {booking && <span className="entry-note">{whenOf(booking, locale)}</span>}
      </span>
      <NativeSelect
        aria-label={words.choiceFor({ name: title })}
        value={choice}
        data={choices.map((each) => ({ value: each, label: words.choices[each] }))}
        onChange={onValue((value) => onChoose(choices.find((each) => each === value) ?? "keep"))}
      />
    </li>
  );
}

function whenOf(booking: Booking, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const { start_date: from, end_date: to, start_time: start, end_time: end } = booking;
  const days = [...new Set([from, to])].map((date) => day.format(momentOf(date))).join(" – ");
  const hours =
    start === null || end === null
      ? longOf(booking.duration, locale)
      : `${clockOf(start)}–${clockOf(end)}`;
  return `${days}, ${hours}`;
}
