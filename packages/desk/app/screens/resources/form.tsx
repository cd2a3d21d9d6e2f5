import type { NewResource, ResourceType } from "@frontdesk/scheduling-client/types/resources";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { problemsOf } from "../../api/problems.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs, type FieldLabels } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { ColorField, onValue, Tick } from "../../components/fields.tsx";
import type { SavingState } from "../../components/saving.tsx";
import type { Words } from "../../locales/bind.ts";
import { useWords } from "../../locales/words.ts";
import { type ResourceDraft, resourceOf, withOption } from "./draft.ts";

interface ResourceFormProps {
  initial: ResourceDraft;
  etag?: string;
  types: readonly ResourceType[];
  /** The type never changes later. */
  isNew: boolean;
  save: (resource: NewResource, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  children?: ReactNode;
}

export function ResourceForm({ initial, etag, types, isNew, ...rest }: ResourceFormProps) {
  const { save, state, mayChange, children } = rest;
  const { studio, resources: words } = useWords();
  const drafting = useDraft(initial, etag);
  const { draft, set } = drafting;
  const type = types.find(({ id }) => String(id) === draft.typeId);
  if (type === undefined) return null;
  const fields = { draft, type, set, problems: problemsOf(state.error) };
  return (
    <DraftForm
      of={drafting}
      labels={fieldsOf(studio, words)}
      save={(draft, etag) => save(resourceOf(draft, type), etag)}
      state={state}
      mayChange={mayChange}
      actions={children}
    >
      {isNew && (
        <NativeSelect
          label={words.type}
          value={draft.typeId}
          data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={onValue((typeId) => set({ typeId, optionIds: [] }))}
        />
      )}
      <OfType {...fields} />
      <OwnFields {...fields} />
      <Textarea
        label={studio.notes}
        rows={3}
        value={draft.notes}
        onChange={onValue((notes) => set({ notes }))}
      />
      <Tick isOn={draft.isBookable} onChange={(isBookable) => set({ isBookable })}>
        {words.bookable}
      </Tick>
      {type.human && (
        <Tick isOn={draft.getsMails} onChange={(getsMails) => set({ getsMails })}>
          {words.getsMails}
        </Tick>
      )}
      {draft.color !== "" && (
        <ColorField value={draft.color} onChange={(color) => set({ color })} />
      )}
    </DraftForm>
  );
}

const fieldsOf = (
  studio: Words["studio"],
  words: Words["resources"],
): FieldLabels<ResourceDraft> => ({
  typeId: words.type,
  name: [studio.name, asIs],
  firstName: [words.firstName, asIs],
  lastName: [words.lastName, asIs],
  email: [words.email, asIs],
  job: [words.job, asIs],
  phone: [words.phone, asIs],
  capacity: [words.capacity, asIs],
  registration: [words.registration, asIs],
  notes: [studio.notes, asIs],
  color: studio.color,
  isBookable: words.bookable,
  getsMails: words.getsMails,
  optionIds: words.fields,
});

interface FieldsProps {
  draft: ResourceDraft;
  type: ResourceType;
  set: (changed: Partial<ResourceDraft>) => void;
  problems: Readonly<Record<string, string>>;
}

type TextField = keyof {
  [Name in keyof ResourceDraft as ResourceDraft[Name] extends string ? Name : never]: true;
};

function OfType({ draft, type, set, problems }: FieldsProps) {
  const { studio, resources: words } = useWords();
  const { human, custom_attributes: has } = type;
  const text = (field: TextField, label: string, name: string) => (
    <TextInput
      key={field}
      label={label}
      value={draft[field]}
      required={field === "name"}
      error={problems[name]}
      {...(field === "email" && { type: "email" })}
      {...(field === "capacity" && { type: "number", min: 0 })}
      onChange={onValue((value) => set({ [field]: value }))}
    />
  );
  return (
    <>
      {!human && text("name", studio.name, "name")}
      {human && [
        text("firstName", words.firstName, "first_name"),
        text("lastName", words.lastName, "last_name"),
        text("email", words.email, "email"),
        text("job", words.job, "job_title"),
      ]}
      {(human || has.includes("phone")) && text("phone", words.phone, "phone")}
      {has.includes("capacity") && text("capacity", words.capacity, "capacity")}
      {has.includes("registration_number") &&
        text("registration", words.registration, "registration_number")}
    </>
  );
}

function OwnFields({ draft, type, set, problems }: FieldsProps) {
  const { resources: words } = useWords();
  return type.custom_fields.map((field) => {
    const { id, name, required, custom_field_options: options } = field;
    const chosen = options.find((option) => draft.optionIds.includes(option.id));
    const choose = (value: string) => {
      const optionIds = withOption(
        draft.optionIds,
        field,
        value === "" ? undefined : Number(value),
      );
      set({ optionIds });
    };
    return (
      <NativeSelect
        key={id}
        label={name}
        required={required}
        error={problems.custom_field_option_ids}
        value={chosen === undefined ? "" : String(chosen.id)}
        data={[
          { value: "", label: words.no },
          ...options.map((option) => ({ value: String(option.id), label: option.value })),
        ]}
        onChange={onValue(choose)}
      />
    );
  });
}
