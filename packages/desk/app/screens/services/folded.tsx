import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { onValue } from "../../parts/fields.tsx";
import { useWords } from "../../words/words.ts";
import type { ServiceDraft } from "./draft.ts";
import type { ServiceFieldsProps } from "./told.ts";

interface FoldedProps {
  title: string;
  /** Whether something in it is wrong, which has to be seen. */
  isWrong: boolean;
  children: ReactNode;
}

/** What most services leave as it is. */
export function Folded({ title, isWrong, children }: FoldedProps) {
  return (
    <details className="service-more" open={isWrong || undefined}>
      <summary>{title}</summary>
      <div className="fields">{children}</div>
    </details>
  );
}

type TextField = keyof {
  [Name in keyof ServiceDraft as ServiceDraft[Name] extends string ? Name : never]: true;
};

interface NumberFieldProps extends ServiceFieldsProps {
  field: TextField;
  label: string;
  hint?: string;
  /** What the service calls it. */
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
