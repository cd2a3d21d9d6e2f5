import { ValidationError } from "@frontdesk/scheduling-client/errors";
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { isDay } from "../../../components/days.ts";
import { Meanwhile } from "../../../components/draft/meanwhile.tsx";
import { useDraft } from "../../../components/draft/use-draft.ts";
import { useFirstWrong } from "../../../components/first-wrong.ts";
import { clockOf, minutesIn } from "../../../components/minutes.ts";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { isVisiblyClosed } from "../calendar/drop-targets.ts";
import { openTimes } from "../queries.ts";
import { MoveFailed } from "../reschedule-failed.tsx";
import { type RescheduleWish, useReschedule } from "../use-reschedule.ts";
import { useFieldLabels } from "./field-labels.ts";
import { changedFields, textOf, wrongFields } from "./fields.ts";
import { ResourceChoice } from "./form.tsx";
import { TimeFields } from "./time-fields.tsx";

export function MoveForm({ booking, done }: { booking: Booking; done(): void }) {
  const { bookings: words } = useWords();
  const drafting = useDraft(textOf(booking), String(booking.revision));
  const { draft: fields, newest, set, unseen } = drafting;
  const { refusal, move, forget } = useReschedule();
  const invalid = refusal?.error instanceof ValidationError ? refusal.error : null;
  const isClosed = useClosed(Number(fields.resource), fields.date);
  const start = minutesIn(fields.time);
  const advance = (by: number) => {
    if (start !== undefined) set({ time: clockOf(Math.max(0, Math.min(1425, start + by))) });
  };
  const change = async (rescheduleWish: RescheduleWish) => {
    const isSaved = await move(rescheduleWish);
    if (isSaved) done();
    return isSaved;
  };
  const save = () => {
    const changes = changedFields(newest, fields);
    if (Object.keys(changes).length === 0) return done();
    const wish = { start: start ?? null, minutes: booking.duration };
    void drafting.save(() => change({ booking, changes, isClosed: isClosed(wish) }));
  };
  const wrong = wrongFields(fields);
  const { form, show } = useFirstWrong();
  return (
    <form
      ref={form}
      data-draft
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong.length === 0) save();
        else show();
      }}
    >
      <Meanwhile of={drafting} labels={useFieldLabels()} />
      {start !== undefined && (
        <div className="booking-two">
          <Button variant="default" onClick={() => advance(-15)}>
            {words.fields.earlier}
          </Button>
          <Button variant="default" onClick={() => advance(15)}>
            {words.fields.later}
          </Button>
        </div>
      )}
      <TimeFields fields={fields} set={set} wrong={wrong} problems={invalid?.problems ?? {}} />
      <ResourceChoice fields={fields} set={set} error={wrong.includes("resource")} />
      {invalid !== null && <RefusalMessage error={invalid} />}
      {refusal !== undefined && invalid === null && (
        <MoveFailed refusal={refusal} move={change} forget={forget} />
      )}
      <div className="booking-acts">
        <Button type="submit" disabled={unseen.length > 0}>
          {words.sheet.move}
        </Button>
        <Button variant="default" onClick={done}>
          {words.sheet.cancel}
        </Button>
      </div>
    </form>
  );
}

function useClosed(resource: number, date: string) {
  const workspace = useWorkspace();
  const range = { from: date, to: date, resources: [resource] };
  const { data } = useQuery({ ...openTimes.between(workspace, range), enabled: isDay(date) });
  const day = data?.find(({ id }) => id === resource)?.days.find((one) => one.date === date);
  return (wish: { start: number | null; minutes: number }) => isVisiblyClosed(wish, day);
}
