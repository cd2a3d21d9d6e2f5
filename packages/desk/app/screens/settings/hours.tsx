import type { Account } from "@frontdesk/scheduling-client/types/accounts";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeNow } from "../../api/clock.ts";
import { problemsOf } from "../../api/problems.ts";
import { useMaySee } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { AffectedAppointments, type ClashDecision } from "../../components/affected.tsx";
import { clashesIn } from "../../components/clashes.ts";
import { dayOf } from "../../components/days.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { isSameWeek, periodsIn, weekBy, weekDraftOf, weekdaysOf } from "../../components/week.ts";
import { daysText, WeekEditor } from "../../components/week-editor.tsx";
import { WeekView } from "../../components/week-view.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { Closures } from "./closures.tsx";
import { settings, useAccountChange } from "./queries.ts";

export function HoursSection() {
  const { settings: words } = useWords();
  const workspace = useWorkspace();
  return (
    <>
      <h3>{words.hoursTitle}</h3>
      <Read of={useQuery(settings.account(workspace))}>
        {({ shown, etag }) => <HoursForm account={shown} etag={etag} />}
      </Read>
      {useMaySee("resources") && <Inheriting />}
      {useMaySee("bookings") && <Closures />}
    </>
  );
}

function HoursForm({ account, etag }: { account: Account; etag: string }) {
  const { resources, settings: words } = useWords();
  const workspace = useWorkspace();
  const mayChange = workspace.account?.isAdministrator === true;
  const change = useAccountChange(workspace);
  const drafting = useDraft(weekdaysOf(weekDraftOf(account.default_periods)), etag);
  const { draft, newest, set } = drafting;
  const [from, setFrom] = useState(dayOf(timeNow()));
  const periods = periodsIn(weekBy(draft));
  const isSame = periods !== undefined && isSameWeek(periods, periodsIn(weekBy(newest)) ?? []);
  const save = async (etag: string, decision: ClashDecision = {}) => {
    if (periods === undefined) return false;
    const changes = { opening_hours: { from, periods }, ...decision };
    return await change.mutateAsync({ changes, etag });
  };
  const isClash = clashesIn(change.error) !== undefined;
  const problems = problemsOf(change.error);
  return (
    <>
      <DraftForm
        of={drafting}
        labels={daysText(useLocale())}
        save={(_draft, etag) => save(etag)}
        state={isClash ? { ...change, error: null } : change}
        mayChange={mayChange}
        why={words.forAdministrators}
        isSame={isSame}
        word={resources.saveWeek}
      >
        <p className="note">{words.hoursHint}</p>
        {mayChange ? (
          <WeekEditor draft={weekBy(draft)} onChange={(week) => set(weekdaysOf(week))} />
        ) : (
          <WeekView week={weekBy(newest)} />
        )}
        {mayChange && (
          <TextInput
            type="date"
            label={resources.validFrom}
            value={from}
            required
            error={problems["opening_hours.from"]}
            onChange={onValue(setFrom)}
          />
        )}
      </DraftForm>
      <AffectedAppointments
        error={change.error}
        word={resources.saveWeek}
        mayReassign
        onClose={() => change.reset()}
        onChoose={(decision) => void drafting.save((_draft, etag) => save(etag, decision))}
      />
    </>
  );
}

/** People and rooms with their own hours, and the number of the others. */
function Inheriting() {
  const { settings: words } = useWords();
  return (
    <Read of={useQuery(settings.resources(useWorkspace()))}>
      {(all) => {
        const own = all.filter(({ inherits_hours: inherits }) => !inherits);
        return (
          <section className="group">
            <p>{words.inheriting({ count: all.length - own.length })}</p>
            {own.length > 0 && (
              <>
                <h3>{words.ownHours}</h3>
                <ul className="entries">
                  {own.map(({ id, name }) => (
                    <li className="entry" key={id}>
                      <ScreenLink to={`resources/${id}`}>{name}</ScreenLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        );
      }}
    </Read>
  );
}
