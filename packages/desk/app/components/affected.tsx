import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { Button, NativeSelect } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { type Affected, affectedBookings } from "../api/affected.ts";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { bookingsIn, clashesIn } from "./clashes.ts";
import { momentOf } from "./days.ts";
import { Dialog } from "./dialog.tsx";
import { onValue } from "./fields.tsx";
import { Folded } from "./folded.tsx";
import { Loading } from "./loading.tsx";
import { clockOf, longOf } from "./minutes.ts";
import "./ask.css";
import "./entries.css";

export type ClashDecision = Pick<NewDowntime, "clash_choices">;
type Choice = NonNullable<ClashDecision["clash_choices"]>[number]["choice"];

/** Requests for bookings run at once. */
const pageSize = 20;
/** A longer list folds below the choice for all. */
const maxUnfolded = 5;

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
  const [forAll, setForAll] = useState<Choice>(mayReassign ? "reassign" : "keep");
  const [exceptions, setExceptions] = useState<Readonly<Record<number, Choice>>>({});
  const [visible, show] = useState(pageSize);
  const { read, isRead } = useAffected(ids.slice(0, visible));
  const defaultFor = (id: number) =>
    forAll === "reassign" && read.get(id)?.booking.session_id === null ? "keep" : forAll;
  const choiceOf = (id: number) => exceptions[id] ?? defaultFor(id);
  const send = () => onChoose(ids.map((id) => ({ booking_id: id, choice: choiceOf(id) })));
  const chooseForAll = (choice: Choice) => {
    setForAll(choice);
    setExceptions({});
  };
  const rows = (
    <>
      <ul className="entries">
        {ids.slice(0, visible).map((id) => (
          <Row
            key={id}
            id={id}
            affected={read.get(id)}
            mayReassign={mayReassign}
            choice={choiceOf(id)}
            onChoose={(choice) => setExceptions({ ...exceptions, [id]: choice })}
          />
        ))}
      </ul>
      {ids.length > visible && (
        <div className="acts">
          <Button variant="default" onClick={() => show(visible + pageSize)}>
            {parts.more}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <Dialog title={words.affected({ count: ids.length })} onClose={onClose}>
      <div className="ask">
        <p>{words.affectedHint}</p>
        {ids.length > 1 && (
          <ForAll mayReassign={mayReassign} chosen={forAll} onChoose={chooseForAll} />
        )}
        {isRead ? <List isFolded={ids.length > maxUnfolded}>{rows}</List> : <Loading lines={3} />}
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

function useAffected(ids: readonly number[]) {
  const workspace = useWorkspace();
  const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  );
  const all = useQueries({ queries: pages.map((page) => affectedBookings(workspace, page)) });
  const read = new Map(
    all.flatMap(({ data = [] }) => data.map((each) => [each.booking.id, each] as const)),
  );
  return { read, isRead: all.some(({ data, error }) => data !== undefined || error !== null) };
}

function List({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { resources: words } = useWords();
  if (!isFolded) return children;
  return (
    <Folded title={words.oneByOne} isLate>
      {children}
    </Folded>
  );
}

interface ForAllProps extends Pick<AffectedProps, "mayReassign"> {
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

function ForAll({ mayReassign, chosen, onChoose }: ForAllProps) {
  const { resources: words } = useWords();
  const name = useId();
  return (
    <fieldset className="days">
      <legend>{words.forAll}</legend>
      {choicesFor(mayReassign).map((choice) => (
        <label key={choice} className="tick">
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {words.choices[choice]}
        </label>
      ))}
    </fieldset>
  );
}

const choicesFor = (mayReassign: boolean): readonly Choice[] => [
  ...(mayReassign ? (["reassign"] as const) : []),
  "cancel",
  "keep",
];

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
  const choices = choicesFor(mayReassign && isAppointment);
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
