import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { timeNow } from "../../api/clock.ts";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { AffectedAppointments, type ClashDecision } from "../../components/affected.tsx";
import { clashesIn } from "../../components/clashes.ts";
import { dayOf, momentOf } from "../../components/days.ts";
import { asIs, Meanwhile } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { Saving } from "../../components/saving.tsx";
import {
  isSameWeek,
  laterWeeks,
  periodsIn,
  weekBy,
  weekDraftOf,
  weekdaysOf,
  weekOn,
} from "../../components/week.ts";
import { daysText, WeekEditor } from "../../components/week-editor.tsx";
import { WeekView } from "../../components/week-view.tsx";
import { ZoneField } from "../../components/zone-field.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { useAvailability } from "./queries.ts";

interface WeekProps {
  resource: Resource;
  mayChange: boolean;
}

export function WeekOf({ resource, mayChange }: WeekProps) {
  const { resources: words } = useWords();
  if (mayChange) return <WeekForm resource={resource} />;
  const week = weekOn(resource.available_periods, dayOf(timeNow()));
  return (
    <section className="group">
      <h3>{words.week}</h3>
      <WeekView week={weekDraftOf(week)} />
      <p className="quiet">{resource.timezone.iana}</p>
    </section>
  );
}

function WeekForm({ resource }: { resource: Resource }) {
  const { resources: words } = useWords();
  const { available_periods: periods, timezone, inherits_hours: inherits } = resource;
  const today = dayOf(timeNow());
  const visibleWeek = weekdaysOf(weekDraftOf(weekOn(periods, today)));
  const drafting = useDraft({ ...visibleWeek, zone: timezone.iana, inherits });
  const { draft, newest, set, unseen } = drafting;
  const [date, setDate] = useState(today);
  const change = useAvailability(useWorkspace(), resource);
  const problems = problemsOf(change.error);
  const edited = periodsIn(weekBy(draft));
  const week = periodsIn(weekBy(newest)) ?? [];
  const isSameZone = draft.zone === newest.zone;
  const isSameKind = draft.inherits === newest.inherits;
  const isSameHours = draft.inherits || (edited !== undefined && isSameWeek(edited, week));
  const isSame = isSameKind && isSameHours && isSameZone;
  const save = (decision: ClashDecision = {}) => {
    if (edited === undefined && !draft.inherits) return;
    const available_periods = isSameKind && isSameHours ? undefined : edited;
    const hours = draft.inherits
      ? !isSameKind && { inherits_hours: true }
      : available_periods !== undefined && { available_periods };
    void drafting.save(() =>
      change.mutateAsync({
        seen: resource,
        changes: {
          date,
          ...hours,
          ...(!isSameZone && { timezone: draft.zone }),
          ...decision,
        },
      }),
    );
  };
  const isClash = clashesIn(change.error) !== undefined;
  return (
    <form
      data-draft
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3>{words.week}</h3>
      <Meanwhile
        of={drafting}
        labels={{
          ...daysText(useLocale()),
          zone: [words.zone, asIs],
          inherits: words.inheritsHours,
        }}
      />
      <Tick isOn={draft.inherits} onChange={(inherits) => set({ inherits })}>
        {words.inheritsHours}
      </Tick>
      {draft.inherits ? (
        inherits && <WeekView week={weekBy(newest)} />
      ) : (
        <WeekEditor draft={weekBy(draft)} onChange={(week) => set(weekdaysOf(week))} />
      )}
      <ZoneField value={draft.zone} onChange={(zone) => set({ zone })} error={problems.timezone} />
      <TextInput
        type="date"
        label={words.validFrom}
        value={date}
        required
        error={problems.date}
        onChange={onValue(setDate)}
      />
      <Later periods={periods} today={today} />
      <Saving
        state={isClash ? { ...change, error: null } : change}
        isSame={isSame || (edited === undefined && !draft.inherits)}
        isHeld={unseen.length > 0}
        word={words.saveWeek}
      />
      <AffectedAppointments
        error={change.error}
        word={words.saveWeek}
        mayReassign
        onClose={() => change.reset()}
        onChoose={save}
      />
    </form>
  );
}

function Later({ periods, today }: { periods: Resource["available_periods"]; today: string }) {
  const { resources: words } = useWords();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: "long", timeZone: "UTC" });
  const [first] = laterWeeks(periods, today);
  if (first === undefined) return null;
  return (
    <p className="note">
      {words.later({ day: day.format(momentOf(first)) })} {words.lost}
    </p>
  );
}
