import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs, type FieldLabels } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { ColorField, onValue, Tick } from "../../components/fields.tsx";
import type { SavingState } from "../../components/saving.tsx";
import type { Words } from "../../locales/bind.ts";
import { useWords } from "../../locales/words.ts";
import { type ProjectDraft, projectOf } from "./draft.ts";
import { projects } from "./queries.ts";

interface ProjectFormProps {
  initial: ProjectDraft;
  etag?: string;
  save: (project: ReturnType<typeof projectOf>, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  children?: ReactNode;
}

export function ProjectForm({ initial, etag, mayChange, ...rest }: ProjectFormProps) {
  const { studio, projects: words } = useWords();
  const { save, state, children } = rest;
  const drafting = useDraft(initial, etag);
  const { draft, set } = drafting;
  const problems = problemsOf(state.error);
  return (
    <DraftForm
      of={drafting}
      labels={fieldsOf(studio, words)}
      save={(draft, etag) => save(projectOf(draft), etag)}
      state={state}
      mayChange={mayChange}
      actions={children}
    >
      <TextInput
        label={studio.name}
        value={draft.name}
        required
        maxLength={unitsOf(255)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <TextInput
        label={words.code}
        value={draft.code}
        maxLength={unitsOf(255)}
        error={problems.project_code}
        onChange={onValue((code) => set({ code }))}
      />
      <ClientChoice value={draft.clientId} onChange={(clientId) => set({ clientId })} />
      <Textarea
        label={studio.notes}
        value={draft.notes}
        rows={3}
        error={problems.notes}
        onChange={onValue((notes) => set({ notes }))}
      />
      <Tick isOn={draft.isBillable} onChange={(isBillable) => set({ isBillable })}>
        {words.billable}
      </Tick>
      {draft.color !== "" && (
        <ColorField value={draft.color} onChange={(color) => set({ color })} />
      )}
    </DraftForm>
  );
}

const fieldsOf = (
  studio: Words["studio"],
  words: Words["projects"],
): FieldLabels<ProjectDraft> => ({
  name: [studio.name, asIs],
  code: [words.code, asIs],
  clientId: words.client,
  isBillable: words.billable,
  notes: [studio.notes, asIs],
  color: studio.color,
});

function ClientChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { projects: words } = useWords();
  const { data = [] } = useQuery(projects.clients(useWorkspace()));
  const existing = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const exists = value === "" || existing.some((one) => one.value === value);
  const options = [
    { value: "", label: words.noClient },
    ...(exists ? [] : [{ value, label: `№ ${value}` }]),
    ...existing,
  ];
  return (
    <NativeSelect label={words.client} data={options} value={value} onChange={onValue(onChange)} />
  );
}
