import type { Client } from "@frontdesk/scheduling-client/types/purposes";
import { unitsOf } from "@frontdesk/server/text/length";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { problemsOf } from "../../api/problems.ts";
import { type Contact, ContactFields, sentContact } from "../../components/contact-fields.tsx";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { ColorField, onValue, Tick } from "../../components/fields.tsx";
import { ClientLanguage, useLanguageName } from "../../components/mail-languages.tsx";
import type { SavingState } from "../../components/saving.tsx";
import { useWords } from "../../locales/words.ts";

export interface ClientDraft extends Contact {
  name: string;
  /** If the value is empty, the service picks a colour. */
  color: string;
  locale: string;
  reminders_off: boolean;
  notes: string;
}

export const nobody: ClientDraft = {
  name: "",
  color: "",
  email: "",
  phone: "",
  notes: "",
  locale: "",
  reminders_off: false,
};

export function draftOf(client: Client): ClientDraft {
  const { name, color, email, phone, locale, reminders_off, notes } = client;
  const reached = { email: email ?? "", phone: phone ?? "", locale: locale ?? "" };
  return { name, color, ...reached, reminders_off, notes: notes ?? "" };
}

interface SavedClient {
  name: string;
  color?: string;
  email: string | null;
  phone: string | null;
  locale: string | null;
  reminders_off: boolean;
  notes: string;
}

interface ClientFormProps {
  initial: ClientDraft;
  etag?: string;
  save: (client: SavedClient, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  children?: ReactNode;
}

export function ClientForm({ initial, etag, mayChange, ...rest }: ClientFormProps) {
  const { studio, clients: words } = useWords();
  const { save, state, children } = rest;
  const drafting = useDraft(initial, etag);
  const { draft, set } = drafting;
  const problems = problemsOf(state.error);
  const { name, color, locale, reminders_off: isOff, notes } = draft;
  const nameOf = useLanguageName();
  const labels = {
    name: [studio.name, asIs],
    color: studio.color,
    email: [words.email, asIs],
    phone: [words.phone, asIs],
    locale: [words.language, (tag: string) => (tag === "" ? words.noLanguage : nameOf(tag))],
    reminders_off: words.noReminders,
    notes: [studio.notes, asIs],
  } as const;
  return (
    <DraftForm
      of={drafting}
      labels={labels}
      save={(draft, etag) => save(savedOf(draft), etag)}
      state={state}
      mayChange={mayChange}
      actions={children}
    >
      <TextInput
        label={studio.name}
        value={name}
        required
        maxLength={unitsOf(255)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <ContactFields value={draft} set={set} problems={problems} />
      <ClientLanguage
        value={locale}
        error={problems.locale}
        onChange={(locale) => set({ locale })}
      />
      <Tick isOn={isOff} onChange={(reminders_off) => set({ reminders_off })}>
        {words.noReminders}
      </Tick>
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

function savedOf({ color, locale, ...draft }: ClientDraft): SavedClient {
  return {
    ...draft,
    ...sentContact(draft),
    locale: locale || null,
    ...(color !== "" && { color }),
  };
}
