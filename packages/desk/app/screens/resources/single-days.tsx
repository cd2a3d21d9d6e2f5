import type { CustomPeriod, Fate } from "@frontdesk/scheduling-client/types/resources";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { clashesIn } from "../../components/clashes.ts";
import { dayOf, momentOf } from "../../components/days.ts";
import { Displaced } from "../../components/displaced.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { Failed } from "../../components/failed.tsx";
import { onValue } from "../../components/fields.tsx";
import { Loading } from "../../components/loading.tsx";
import { clockOf, endIn, minutesIn } from "../../components/minutes.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Saving } from "../../components/saving.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { resources, useCloseDays, useOpenDays } from "./queries.ts";

interface SingleDaysProps {
  id: number;
  mayChange: boolean;
}

export function SingleDays({ id, mayChange }: SingleDaysProps) {
  const { resources: words } = useWords();
  const { data, error, refetch } = useQuery(resources.singleDays(useWorkspace(), id));
  return (
    <section className="group">
      <h3>{words.singleDays}</h3>
      <p className="note">{words.singleDaysHint}</p>
      {data === undefined && error === null && <Loading lines={2} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="quiet">{words.noSingleDays}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="entries">
          {data
            .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
            .map((period) => (
              <Opened key={period.id} period={period} mayClose={mayChange} />
            ))}
        </ul>
      )}
      {mayChange && <OpenDays id={id} />}
    </section>
  );
}

function Opened({ period, mayClose }: { period: CustomPeriod; mayClose: boolean }) {
  const { resources: words } = useWords();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  const { id: periodId, resource_id: id, start_date: from, end_date: to } = period;
  const days = day.formatRange(momentOf(from), momentOf(to));
  const close = useCloseDays(useWorkspace(), id);
  const isClash = clashesIn(close.error) !== undefined;
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{days}</span>
        <span className="entry-note">
          {clockOf(period.start_time)}–{clockOf(period.end_time)}
        </span>
        {!isClash && <RefusalMessage error={close.error} />}
      </span>
      {mayClose && (
        <Button
          variant="subtle"
          color="wrong"
          loading={close.isPending}
          aria-label={words.closeDays({ days })}
          onClick={() => close.mutate({ periodId })}
        >
          {words.take}
        </Button>
      )}
      <Displaced
        error={close.error}
        onClose={() => close.reset()}
        onChoose={(fate: Fate) => close.mutate({ periodId, ...fate })}
      />
    </li>
  );
}

function OpenDays({ id }: { id: number }) {
  const { studio, resources: words } = useWords();
  const today = dayOf(timeNow());
  const blank = { from: today, to: today, start: "09:00", end: "12:00" };
  const [draft, set, saves] = useKept(blank);
  const open = useOpenDays(useWorkspace(), id);
  const [start, end] = [minutesIn(draft.start), endIn(draft.end)];
  const isFit = start !== undefined && end !== undefined && start < end;
  const field = (name: keyof typeof draft, label: string, isDay: boolean) => (
    <TextInput
      label={label}
      value={draft[name]}
      required
      {...(isDay ? { type: "date" } : { inputMode: "numeric" as const })}
      onChange={onValue((value) => set({ [name]: value }))}
    />
  );
  return (
    <form
      data-draft
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFit) return;
        const { from: start_date, to: end_date } = draft;
        const days = { start_date, end_date, start_time: start, end_time: end };
        saves(open.mutateAsync(days));
      }}
    >
      <div className="line">
        {field("from", studio.from, true)}
        {field("to", studio.to, true)}
        {field("start", words.opensAt, false)}
        {field("end", words.closesAt, false)}
      </div>
      {!isFit && (
        <p className="hours-problem" role="alert">
          {words.problems[start === undefined || end === undefined ? "unreadable" : "disordered"]}
        </p>
      )}
      <Saving state={open} isSame={!isFit} word={words.openDays} />
    </form>
  );
}
