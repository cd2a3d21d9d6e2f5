import { ValidationError } from "@frontdesk/scheduling-client/errors";
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import { Meanwhile } from "../../../components/draft/meanwhile.tsx";
import { useDraft } from "../../../components/draft/use-draft.ts";
import { useWords } from "../../../locales/words.ts";
import { MoveFailed } from "../reschedule-failed.tsx";
import { type RescheduleWish, useReschedule } from "../use-reschedule.ts";
import { useFieldLabels } from "./field-labels.ts";
import { changedFields, textOf } from "./fields.ts";
import { BookingForm } from "./form.tsx";

export function ChangeForm({ booking, done }: { booking: Booking; done(): void }) {
  const { bookings: words } = useWords();
  const drafting = useDraft(textOf(booking), String(booking.revision));
  const { draft, newest, set, unseen } = drafting;
  const { refusal, move, forget } = useReschedule();
  const invalid = refusal?.error instanceof ValidationError ? refusal.error : null;
  const reschedule = async (rescheduleWish: RescheduleWish) => {
    const isSaved = await move(rescheduleWish);
    if (isSaved) done();
    return isSaved;
  };
  const change = async (changes: BookingChanges) => {
    if (Object.keys(changes).length > 0) return await reschedule({ booking, changes });
    done();
    return true;
  };
  return (
    <BookingForm
      fields={draft}
      set={set}
      done={done}
      head={<Meanwhile of={drafting} labels={useFieldLabels()} />}
      isHeld={unseen.length > 0}
      error={invalid}
      isPending={false}
      saves={words.sheet.save}
      save={() => void drafting.save((draft) => change(changedFields(newest, draft)))}
    >
      {refusal !== undefined && invalid === null && (
        <MoveFailed refusal={refusal} move={reschedule} forget={forget} />
      )}
    </BookingForm>
  );
}
