// Customers never see the notes.

import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { unitsOf } from "@frontdesk/server/text/length";
import { Textarea } from "@mantine/core";
import { useAppointmentChange } from "../../../api/appointments.ts";
import { problemsOf } from "../../../api/problems.ts";
import { DraftForm } from "../../../components/draft/draft-form.tsx";
import { asIs } from "../../../components/draft/meanwhile.tsx";
import { useDraft } from "../../../components/draft/use-draft.ts";
import { onValue } from "../../../components/fields.tsx";
import { useWords } from "../../../locales/words.ts";

interface NotesProps {
  appointment: Appointment;
  etag: string;
  mayChange: boolean;
}

export function Notes({ appointment, etag, mayChange }: NotesProps) {
  if (appointment.customer === undefined || appointment.customer === null) return null;
  const { id, customer } = appointment;
  return <NotesForm id={id} notes={customer.notes ?? ""} etag={etag} mayChange={mayChange} />;
}

interface NotesFormProps {
  id: number;
  notes: string;
  etag: string;
  mayChange: boolean;
}

function NotesForm({ id, notes, etag, mayChange }: NotesFormProps) {
  const { appointments: words } = useWords();
  const drafting = useDraft({ notes }, etag);
  const change = useAppointmentChange(id);
  const { draft, set } = drafting;
  if (!mayChange && notes === "") return null;
  return (
    <DraftForm
      of={drafting}
      labels={{ notes: [words.notes, asIs] }}
      save={({ notes }, etag) => change.mutateAsync({ changes: { notes: notes || null }, etag })}
      state={change}
      mayChange={mayChange}
      word={words.saveNotes}
      isSame={drafting.isSame}
    >
      <Textarea
        label={words.notes}
        description={words.notesHint}
        rows={2}
        autosize={false}
        maxLength={unitsOf(20_000)}
        value={draft.notes}
        error={problemsOf(change.error).notes}
        onChange={onValue((notes) => set({ notes }))}
      />
    </DraftForm>
  );
}
