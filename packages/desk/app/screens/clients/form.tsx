import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { problemsOf } from "../../data/problems.ts";
import { DraftForm } from "../../parts/draft/draft-form.tsx";
import { asIs } from "../../parts/draft/meanwhile.tsx";
import { useDraft } from "../../parts/draft/use-draft.ts";
import { ColorField, onValue } from "../../parts/fields.tsx";
import type { SavingState } from "../../parts/saving.tsx";
import { useWords } from "../../words/words.ts";

export interface ClientDraft {
  name: string;
  /** Empty where it is left to the service. */
  color: string;
  notes: string;
}

interface ClientFormProps {
  given: ClientDraft;
  /** Of the state that is given; none for what there is not yet. */
  etag?: string;
  save: (client: { name: string; color?: string; notes: string }, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  /** What else can be done to it. */
  children?: ReactNode;
}

export function ClientForm({ given, etag, mayChange, ...rest }: ClientFormProps) {
  const { studio } = useWords();
  const { save, state, children } = rest;
  const drafting = useDraft(given, etag);
  const { draft, set } = drafting;
  const problems = problemsOf(state.error);
  const { name, color, notes } = draft;
  const said = {
    name: [studio.name, asIs],
    color: studio.color,
    notes: [studio.notes, asIs],
  } as const;
  return (
    <DraftForm
      of={drafting}
      said={said}
      save={(_draft, etag) => save({ name, notes, ...(color !== "" && { color }) }, etag)}
      state={state}
      mayChange={mayChange}
      acts={children}
    >
      <TextInput
        label={studio.name}
        value={name}
        required
        maxLength={255}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <Textarea
        label={studio.notes}
        value={notes}
        rows={3}
        error={problems.notes}
        onChange={onValue((notes) => set({ notes }))}
      />
      {color !== "" && <ColorField value={color} onChange={(color) => set({ color })} />}
    </DraftForm>
  );
}
