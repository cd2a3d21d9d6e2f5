import { TextInput } from "@mantine/core";
import { onValue } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import type { ServiceDraft } from "./draft.ts";
import type { ServiceFieldsProps } from "./field-errors.ts";

type TextField = keyof {
  [Name in keyof ServiceDraft as ServiceDraft[Name] extends string ? Name : never]: true;
};

interface NumberFieldProps extends ServiceFieldsProps {
  field: TextField;
  label: string;
  hint?: string;
  name: string;
}

export function NumberField({ field, label, hint, name, ...fields }: NumberFieldProps) {
  const { services: words } = useWords();
  const { draft, set, problems, faults } = fields;
  return (
    <TextInput
      label={label}
      description={hint}
      inputMode="decimal"
      value={draft[field]}
      error={faults.includes(field) ? words.noNumber : problems[name]}
      onChange={onValue((value) => set({ [field]: value }))}
    />
  );
}
