import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useOwnRefusal } from "../../api/refusals.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayAfter } from "../../components/days.ts";
import { whyNot } from "../../components/why-not.ts";
import { useWords } from "../../locales/words.ts";
import { nextFree, type Spot, spanOf } from "./calendar/drop-targets.ts";
import { useLabels } from "./labels.ts";
import { useBookingNames, useBookingTitle } from "./names.ts";
import { bookings, openTimes } from "./queries.ts";
import { type FailedReschedule, type RescheduleWish, wishOf } from "./use-reschedule.ts";
import "./reschedule-failed.css";

export interface MoveFailedProps {
  refusal: FailedReschedule;
  move(rescheduleWish: RescheduleWish): Promise<boolean>;
  forget(): void;
}

const ahead = 60;

export function useReason({ reason }: FailedReschedule): string {
  const { bookings: words, parts } = useWords();
  return reason === "away" ? parts.notKnown : words.refusal[reason];
}

export function MoveFailed({ refusal, move, forget }: MoveFailedProps) {
  const { bookings: words, parts } = useWords();
  const { booking, changes, reason, at, error } = refusal;
  const isTime = reason === "clash" || reason === "closed";
  useOwnRefusal(error);
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown where it is.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  const again = (more: object) => void move({ booking, changes: { ...changes, ...more }, at });
  return (
    <>
      <p ref={notice} role="alert">
        <strong>{useReason(refusal)}</strong>
      </p>
      {reason === "other" && <Answer error={error} />}
      <Clashes clashes={refusal.clashes} />
      <div className="cal-bubble-acts">
        {isTime && <NextFree refusal={refusal} move={move} />}
        {reason === "clash" && (
          <>
            <Button variant="default" onClick={() => again({ allow_waiting: true })}>
              {words.refusal.wait}
            </Button>
            {!booking.tentative && (
              <Button variant="default" onClick={() => again({ tentative: true })}>
                {words.refusal.tentative}
              </Button>
            )}
          </>
        )}
        <Button variant="subtle" onClick={forget}>
          {reason === "away" ? parts.close : words.refusal.leave}
        </Button>
      </div>
    </>
  );
}

function Answer({ error }: { error: unknown }) {
  const words = useWords();
  const { fields } = words.bookings;
  const names: Record<string, string> = {
    resource_id: fields.resource,
    start_date: fields.date,
    end_date: fields.until,
    start_time: fields.time,
    duration: fields.length,
  };
  const problems = Object.entries(problemsOf(error)).map(([field, problem]) => {
    const name = names[field];
    return name === undefined ? problem : `${name}: ${problem}`;
  });
  const { message } = (error ?? {}) as { message?: unknown };
  const whole = whyNot(words, error) ?? String(message);
  return <p>{problems.length > 0 ? problems.join("; ") : whole}</p>;
}

export function Clashes({ clashes }: Pick<FailedReschedule, "clashes">) {
  const { bookings: words } = useWords();
  const [bookingLabels, names] = [useLabels(), useBookingNames()];
  if (clashes.length === 0) return null;
  return (
    <ul>
      {clashes.slice(0, 5).map((clash) => (
        <li key={`${clash.resource_id} ${clash.date}`}>
          {bookingLabels.day(clash.date)}, {names.resources.get(clash.resource_id)?.name}:{" "}
          {words.refusal.reasons[clash.reason]} <Others ids={clash.booking_ids} />
        </li>
      ))}
    </ul>
  );
}

export function Others({ ids }: { ids: readonly number[] }) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const titleOf = useBookingTitle();
  const [first] = ids;
  const { data } = useQuery({
    ...bookings.one(workspace, first ?? 0),
    enabled: first !== undefined,
  });
  if (data === undefined) return null;
  const more = ids.length > 1 ? `, ${words.more({ count: ids.length - 1 })}` : "";
  return words.refusal.with({ titles: titleOf(data) + more });
}

function NextFree({ refusal, move }: Pick<MoveFailedProps, "refusal" | "move">) {
  const { bookings: words } = useWords();
  const bookingLabels = useLabels();
  const { isLoading, spot } = useNextFree(refusal);
  if (isLoading) return <p className="note">{words.refusal.searching}</p>;
  if (spot === undefined) return <p className="note">{words.refusal.noNext}</p>;
  const { booking, changes, at } = refusal;
  const { date, start } = spot;
  const length = daysLater(booking, date);
  const there = { ...changes, start_date: date, end_date: length, start_time: start };
  const time = start === null ? "" : `, ${bookingLabels.time(start)}`;
  return (
    <Button onClick={() => void move({ booking, changes: there, at })}>
      {words.refusal.next({ when: bookingLabels.day(date) + time })}
    </Button>
  );
}

const daysLater = (booking: FailedReschedule["booking"], date: string) =>
  dayAfter(date, spanOf(booking) - 1);

function useNextFree(refusal: FailedReschedule): { isLoading: boolean; spot: Spot | undefined } {
  const workspace = useWorkspace();
  const wish = wishOf(refusal);
  const { start_date: from, resource_id: resource } = wish;
  const range = { from, to: dayAfter(from, ahead), resources: [resource] };
  const { data, isLoading } = useQuery(openTimes.between(workspace, range));
  const days = data?.find(({ id }) => id === resource)?.days ?? [];
  const held = refusal.booking.durations.filter(({ waiting }) => !waiting);
  const spot = nextFree(
    {
      resource,
      date: from,
      start: wish.start_time,
      minutes: wish.duration,
      days: spanOf(wish),
    },
    days,
    {
      bookingId: refusal.booking.id,
      minutes: refusal.booking.resource_id === resource ? refusal.booking.duration : 0,
      dates: new Set(refusal.booking.tentative ? [] : held.map(({ date }) => date)),
    },
  );
  return { isLoading, spot };
}
