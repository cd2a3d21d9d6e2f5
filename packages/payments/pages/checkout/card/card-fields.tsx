import { digitsOf } from "@frontdesk/server/numerals";
import type { ComponentChildren } from "preact";
import { useContent } from "../content-context.ts";
import { Field } from "../parts/field.tsx";
import { SchemeSign } from "../parts/icons.tsx";
import type { CardEntry } from "./entry.ts";
import { retypeExpiry } from "./expiry.ts";
import { groupNumber, schemeOfNumber } from "./number.ts";
import { type RetypedText, retype, type TypedText } from "./retype.ts";

interface CardFieldsProps {
  entry: CardEntry;
  isLocked: boolean;
}

export function CardFields({ entry, isLocked }: CardFieldsProps) {
  const { words, content } = useContent();
  const test = content.testCards !== undefined;
  const scheme = schemeOfNumber(digitsOf(entry.values.number), { test });
  const writeNumber = (text: string) => groupNumber(digitsOf(text));
  const writeCode = (text: string) => digitsOf(text).slice(0, 4);
  const props = (name: Part, anew: (typed: TypedText) => RetypedText) => ({
    entry,
    name,
    anew,
    isLocked,
    ...settings[name],
  });
  return (
    <div class="card-fields">
      <CardField
        {...props("number", (typed) => retype(typed, writeNumber))}
        label={words.cardNumber}
      >
        <SchemeSign scheme={scheme} />
      </CardField>
      <CardField
        {...props("expiry", retypeExpiry)}
        label={words.expiry}
        placeholder={words.expiryHint}
      />
      <CardField
        {...props("code", (typed) => retype(typed, writeCode))}
        label={words.code}
        hint={words.codeHint}
      />
    </div>
  );
}

type Part = keyof CardEntry["values"];

const settings = {
  number: { autocomplete: "cc-number", field: "cardnumber" },
  expiry: { autocomplete: "cc-exp", field: "cc-exp" },
  code: { autocomplete: "cc-csc", field: "cvc" },
} as const;

interface CardFieldProps {
  entry: CardEntry;
  name: Part;
  field: string;
  autocomplete: "cc-number" | "cc-exp" | "cc-csc";
  label: string;
  hint?: string;
  placeholder?: string;
  isLocked: boolean;
  anew(typed: TypedText): RetypedText;
  children?: ComponentChildren;
}

type TypingEvent = InputEvent & { currentTarget: HTMLInputElement };

function CardField(props: CardFieldProps) {
  const { entry, name, field, autocomplete, label, hint, placeholder, isLocked, anew } = props;
  const normalise = (input: HTMLInputElement, inputType: string) => {
    const caret = input.selectionStart ?? input.value.length;
    const typed = { before: entry.values[name], after: input.value, caret, inputType };
    const retyped = anew(typed);
    input.value = retyped.text;
    if (document.activeElement === input) input.setSelectionRange(retyped.caret, retyped.caret);
    entry.change(name, retyped.text);
  };
  // Rewriting during an input method doubles the text.
  const onInput = ({ currentTarget: input, inputType = "", isComposing }: TypingEvent) => {
    if (isComposing) entry.change(name, input.value);
    else normalise(input, inputType);
  };
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      fault={entry.faults[name]}
      input={{
        name: field,
        type: "text",
        inputmode: "numeric",
        autocomplete,
        value: entry.values[name],
        placeholder,
        readOnly: isLocked,
        required: true,
        spellcheck: false,
        onInput,
        onCompositionEnd: ({ currentTarget: input }) => normalise(input, "insertFromComposition"),
        onBlur: () => entry.leave(name),
      }}
    >
      {props.children}
    </Field>
  );
}
