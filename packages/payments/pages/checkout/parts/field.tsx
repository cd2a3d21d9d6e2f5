import type { ComponentChildren, JSX } from "preact";

type InputAttributes = JSX.IntrinsicElements["input"];

export interface FieldProps {
  id: string;
  label: string;
  fault?: string | undefined;
  hint?: string | undefined;
  input: {
    name: string;
    type: "text" | "email" | "tel" | "url";
    inputmode?: "numeric" | "decimal";
    autocomplete?: string;
    value: string;
    placeholder?: string | undefined;
    readOnly?: boolean;
    required?: boolean;
    spellcheck?: boolean;
    onInput: InputAttributes["onInput"];
    onCompositionEnd?: InputAttributes["onCompositionEnd"];
    onBlur?: () => void;
  };
  children?: ComponentChildren;
}

/** Screen readers get its fault. */
export function Field({ id, label, fault, hint, input, children }: FieldProps) {
  const isWrong = fault !== undefined;
  const hasNote = isWrong || hint !== undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="box">
        <input
          id={id}
          aria-invalid={isWrong}
          aria-describedby={hasNote ? `${id}-note` : undefined}
          {...(input as InputAttributes)}
        />
        {children}
      </div>
      <Note id={`${id}-note`} fault={fault} hint={hint} />
    </div>
  );
}

interface NoteProps {
  id: string;
  fault: string | undefined;
  hint?: string | undefined;
}

/** Keeps its height when empty. */
export function Note({ id, fault, hint }: NoteProps) {
  return (
    <p id={id} class={fault === undefined ? "note" : "note fault"}>
      {fault ?? hint}
    </p>
  );
}
