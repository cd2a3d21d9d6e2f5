import { useContent } from "../content-context.ts";
import { Field, Note } from "../parts/field.tsx";
import type { CustomField } from "./config.ts";
import { type FieldEntry, idOf } from "./field-entry.ts";

export function CustomFields({ entry }: { entry: FieldEntry }) {
  const { words } = useContent();
  if (entry.fields.length === 0 && !entry.hasAmount) return null;
  return (
    <div class="custom-fields">
      {entry.hasAmount && (
        <Field
          id={idOf("amount")}
          label={words.amount}
          fault={entry.faults.amount}
          input={{
            name: "amount",
            type: "text",
            inputmode: "decimal",
            autocomplete: "off",
            required: true,
            value: entry.amountText,
            onInput: ({ currentTarget }) => entry.change("amount", currentTarget.value),
          }}
        />
      )}
      {entry.fields.map((field) => (
        <OneField key={field.name} field={field} entry={entry} />
      ))}
    </div>
  );
}

interface OneFieldProps {
  field: CustomField;
  entry: FieldEntry;
}

function OneField({ field, entry }: OneFieldProps) {
  const { name, label, type, required, placeholder } = field;
  const fault = entry.faults[name];
  const value = entry.values[name] ?? "";
  if (type === "checkbox") return <Tickable field={field} entry={entry} />;
  if (type === "textarea") {
    return (
      <div class="field">
        <label for={idOf(name)}>{label}</label>
        <textarea
          id={idOf(name)}
          name={name}
          rows={3}
          required={required}
          placeholder={placeholder}
          value={String(value)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${idOf(name)}-note`}
          onInput={({ currentTarget }) => entry.change(name, currentTarget.value)}
        />
        <Note id={`${idOf(name)}-note`} fault={fault} />
      </div>
    );
  }
  return (
    <Field
      id={idOf(name)}
      label={label}
      fault={fault}
      input={{
        name,
        type: type === "number" ? "text" : type,
        ...(type === "number" && { inputmode: "decimal" as const }),
        ...(type === "email" && { autocomplete: "email" }),
        ...(type === "tel" && { autocomplete: "tel" }),
        required,
        placeholder,
        value: String(value),
        onInput: ({ currentTarget }) => entry.change(name, currentTarget.value),
      }}
    />
  );
}

function Tickable({ field: { name, label, required }, entry }: OneFieldProps) {
  const fault = entry.faults[name];
  return (
    <div class="consent">
      <label>
        <input
          id={idOf(name)}
          type="checkbox"
          name={name}
          required={required}
          checked={entry.values[name] === true}
          aria-invalid={fault !== undefined}
          aria-describedby={`${idOf(name)}-note`}
          onChange={({ currentTarget }) => entry.change(name, currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <Note id={`${idOf(name)}-note`} fault={fault} />
    </div>
  );
}
