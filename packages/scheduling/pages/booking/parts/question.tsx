import { unitsOf } from "@frontdesk/server/text/length";
import type { OpenQuestion } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import type { Reply } from "../flow/entry.ts";
import { Fault, Field, faultOf, Tick } from "./field.tsx";

interface QuestionProps {
  question: OpenQuestion;
  reply: Reply | undefined;
  fault: string | undefined;
  onReply(reply: Reply): void;
}

export function QuestionField({ question, reply, fault, onReply }: QuestionProps) {
  const { words } = usePage();
  const { label, kind, required } = question;
  const id = `question-${question.id}`;
  const optional = required ? "" : ` (${words.optional})`;
  if (kind === "checkbox") {
    return (
      <Tick id={id} isTicked={reply === true} fault={fault} onTick={onReply}>
        {label}
        {optional}
      </Tick>
    );
  }
  if (kind === "choices")
    return <Several question={question} reply={reply} fault={fault} onReply={onReply} />;
  const shared = { ...faultOf(id, fault), required, value: typeof reply === "string" ? reply : "" };
  return (
    <Field id={id} label={label} isOptional={!required} fault={fault}>
      {kind === "choice" ? (
        <select {...shared} onChange={({ currentTarget }) => onReply(currentTarget.value)}>
          <option value="">{words.pleaseChoose}</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : kind === "long_text" ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={unitsOf(2_000)}
          onInput={({ currentTarget }) => onReply(currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          inputMode={kind === "number" ? "decimal" : "text"}
          maxLength={unitsOf(kind === "number" ? 20 : 200)}
          autocomplete="off"
          onInput={({ currentTarget }) => onReply(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Several({ question, reply, fault, onReply }: QuestionProps) {
  const { words } = usePage();
  const { id, label, options, required } = question;
  const chosen = Array.isArray(reply) ? reply : [];
  const name = `question-${id}`;
  return (
    <fieldset>
      <legend>
        {label}
        {!required && <span class="beside"> ({words.optional})</span>}
      </legend>
      {options.map((option, index) => (
        <label key={option} class="tick">
          <input
            type="checkbox"
            {...(index === 0 ? faultOf(name, fault) : {})}
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) =>
              onReply(checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
          <span>{option}</span>
        </label>
      ))}
      <Fault id={name} fault={fault} />
    </fieldset>
  );
}
