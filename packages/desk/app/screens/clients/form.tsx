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
  email: string;
  phone: string;
  notes: string;
}

/** As it is saved: nothing for what is left empty. */
interface SavedClient {
  name: string;
  color?: string;
  email: string | null;
  phone: string | null;
  notes: string;
}

interface ClientFormProps {
  given: ClientDraft;
  /** Of the state that is given; none for what there is not yet. */
  etag?: string;
  save: (client: SavedClient, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  /** What else can be done to it. */
  children?: ReactNode;
}

export function ClientForm({ given, etag, mayChange, ...rest }: ClientFormProps) {
  const { studio, clients: words } = useWords();
  const { save, state, children } = rest;
  const drafting = useDraft(given, etag);
  const { draft, set } = drafting;
  const problems = problemsOf(state.error);
  const { name, color, email, phone, notes } = draft;
  const said = {
    name: [studio.name, asIs],
    color: studio.color,
    email: [words.email, asIs],
    phone: [words.phone, asIs],
    notes: [studio.notes, asIs],
  } as const;
  return (
    <DraftForm
      of={drafting}
      said={said}
      save={(draft, etag) => save(savedOf(draft), etag)}
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
      <TextInput
        inputMode="email"
        label={words.email}
        value={email}
        maxLength={254}
        autoComplete="off"
        error={problems.email}
        onChange={onValue((email) => set({ email }))}
      />
      <TextInput
        inputMode="tel"
        label={words.phone}
        value={phone}
        maxLength={40}
        autoComplete="off"
        error={problems.phone}
        onChange={onValue((phone) => set({ phone }))}
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

function savedOf({ name, color, email, phone, notes }: ClientDraft): SavedClient {
  const reached = { email: email.trim() || null, phone: phone.trim() || null };
  return { name, notes, ...reached, ...(color !== "" && { color }) };
}
