import type { Downtime } from "@frontdesk/scheduling-client/types/downtimes";
import type { Fate } from "@frontdesk/scheduling-client/types/resources";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { problemsOf } from "../../api/problems.ts";
import { useMayMake } from "../../api/rights.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { clashesIn } from "../../components/clashes.ts";
import { dayOf, momentOf } from "../../components/days.ts";
import { Displaced } from "../../components/displaced.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Saving } from "../../components/saving.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { resources, timeOff, useEndTimeOff, useTakeTimeOff } from "./queries.ts";
import { newTimeOff, type TimeOffDraft, timeFault, timeOffOf, timesOf } from "./time-off-draft.ts";

export function TimeOff({ id }: { id: number }) {
  const { resources: words } = useWords();
  const today = dayOf(timeNow());
  const mayTake = useMayMake("bookings");
  return (
    <section className="group">
      <h3>{words.timeOff}</h3>
      <Read of={useQuery(timeOff.of(useWorkspace(), id, today))}>
        {(all) =>
          all.length === 0 ? (
            <p className="quiet">{words.noTimeOff}</p>
          ) : (
            <ul className="entries" aria-label={words.timeOff}>
              {all.map((one) => (
                <Taken key={one.id} one={one} mayEnd={mayTake} />
              ))}
            </ul>
          )
        }
      </Read>
      {mayTake && (
        <Folded title={words.addTimeOff} isLate>
          <TimeOffForm id={id} today={today} />
        </Folded>
      )}
    </section>
  );
}

function Taken({ one, mayEnd }: { one: Downtime; mayEnd: boolean }) {
  const { studio, resources: words } = useWords();
  const workspace = useWorkspace();
  const { data: types = [] } = useQuery(timeOff.types(workspace));
  const end = useEndTimeOff(workspace);
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  const { id, from, to, downtime_type_id: typeId, details } = one;
  const days = [...new Set([from, to])].map((date) => day.format(momentOf(date))).join(" – ");
  const reason = types.find((type) => type.id === typeId)?.name;
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{days}</span>
        <span className="entry-note">
          {[timesOf(one), reason, details].filter(Boolean).join(" · ")}
        </span>
        <RefusalMessage error={end.error} />
      </span>
      {mayEnd && (
        <Button
          variant="subtle"
          color="wrong"
          loading={end.isPending}
          aria-label={words.endTimeOff({ days })}
          onClick={() => end.mutate(id)}
        >
          {studio.remove}
        </Button>
      )}
    </li>
  );
}

function TimeOffForm({ id, today }: { id: number; today: string }) {
  const { studio, resources: words } = useWords();
  const [draft, set, saves] = useKept<TimeOffDraft>(newTimeOff(id, today));
  const workspace = useWorkspace();
  const take = useTakeTimeOff(workspace);
  const problems = problemsOf(take.error);
  const fault = timeFault(draft);
  const send = (fate: Fate = {}) => {
    const isRequested = Object.keys(fate).length > 0;
    const wish = { ...timeOffOf(draft), ...(isRequested ? fate : { block_by_clashes: true }) };
    saves(take.mutateAsync(wish).then(() => say(words.timeOffTaken)));
  };
  const isClash = clashesIn(take.error) !== undefined;
  const day = (name: "from" | "to", label: string) => (
    <TextInput
      type="date"
      label={label}
      value={draft[name]}
      required
      error={problems[name]}
      onChange={onValue((value) => set({ [name]: value }))}
    />
  );
  return (
    <form
      data-draft
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined) send();
      }}
    >
      <div className="line">
        {day("from", studio.from)}
        {day("to", studio.to)}
      </div>
      <Tick isOn={draft.isAllDay} onChange={(isAllDay) => set({ isAllDay })}>
        {words.allDay}
      </Tick>
      {!draft.isAllDay && <Times draft={draft} set={set} fault={fault} />}
      <Why draft={draft} set={set} problems={problems} />
      <ForResource own={id} draft={draft} set={set} />
      <Saving
        state={isClash ? { ...take, error: null } : take}
        isSame={fault !== undefined || draft.from === "" || draft.to === ""}
        word={words.takeTimeOff}
      />
      <Displaced error={take.error} onClose={() => take.reset()} onChoose={send} />
    </form>
  );
}

interface DraftProps {
  draft: TimeOffDraft;
  set: (changes: Partial<TimeOffDraft>) => void;
}

function Why({ draft, set, problems }: DraftProps & { problems: Record<string, string> }) {
  const { resources: words } = useWords();
  const { data: types = [] } = useQuery(timeOff.types(useWorkspace()));
  return (
    <>
      <NativeSelect
        label={words.reason}
        value={draft.typeId}
        data={[
          { value: "", label: words.no },
          ...types.map((type) => ({ value: String(type.id), label: type.name })),
        ]}
        error={problems.downtime_type_id}
        onChange={onValue((typeId) => set({ typeId }))}
      />
      <Textarea
        label={words.note}
        rows={2}
        maxLength={unitsOf(20_000)}
        value={draft.note}
        error={problems.details}
        onChange={onValue((note) => set({ note }))}
      />
    </>
  );
}

function Times({ draft, set, fault }: DraftProps & { fault: ReturnType<typeof timeFault> }) {
  const { studio, resources: words } = useWords();
  return (
    <div className="line">
      {(["start", "end"] as const).map((name) => (
        <TextInput
          key={name}
          label={name === "start" ? words.startsAt : words.endsAt}
          inputMode="numeric"
          required
          value={draft[name]}
          error={name === "end" && fault !== undefined ? words.problems[fault] : undefined}
          onChange={onValue((value) => set({ [name]: value }))}
          aria-description={studio.time}
        />
      ))}
    </div>
  );
}

function ForResource({ own, draft, set }: DraftProps & { own: number }) {
  const { resources: words } = useWords();
  const listing = { isArchived: false, isWhole: false, q: "" };
  const { data = [] } = useQuery(resources.all(useWorkspace(), listing));
  const others = data.filter(({ id }) => id !== own);
  if (others.length === 0) return null;
  const { ids } = draft;
  return (
    <Folded title={words.forOthers} isOpen={ids.length > 1}>
      {others.map(({ id, name }) => (
        <Tick
          key={id}
          isOn={ids.includes(id)}
          onChange={(isOn) => set({ ids: isOn ? [...ids, id] : ids.filter((one) => one !== id) })}
        >
          {name}
        </Tick>
      ))}
    </Folded>
  );
}
