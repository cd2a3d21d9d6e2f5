import { useContent } from "../content-context.ts";
import { Field, Note } from "../parts/field.tsx";
import type { CustomField } from "./config.ts";
import { type FieldEntry, idOf } from "./field-entry.ts";

interface CustomFieldsProps {
  entry: FieldEntry;
  /** A repeat sends the first answers. */
  isLocked: boolean;
}

export function CustomFields({ entry, isLocked }: CustomFieldsProps) {
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
            readOnly: isLocked,
            required: true,
            value: entry.amountText,
            onInput: ({ currentTarget }) => entry.change("amount", currentTarget.value),
          }}
        />
      )}
      {entry.fields.map((field) => (
        <OneField key={field.name} field={field} entry={entry} isLocked={isLocked} />
      ))}
    </div>
  );
}

interface OneFieldProps extends CustomFieldsProps {
  field: CustomField;
}

function OneField({ field, entry, isLocked }: OneFieldProps) {
  const { name, label, type, required, placeholder } = field;
  const fault = entry.faults[name];
  const value = entry.values[name] ?? "";
  if (type === "checkbox") return <Tickable {...{ field, entry, isLocked }} />;
  if (type === "textarea") {
    return (
      <div class="field">
        <label for={idOf(name)}>{label}</label>
        <textarea
          id={idOf(name)}
          name={name}
          rows={3}
          readOnly={isLocked}
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
        readOnly: isLocked,
        required,
        placeholder,
        value: String(value),
        onInput: ({ currentTarget }) => entry.change(name, currentTarget.value),
      }}
    />
  );
}

function Tickable({ field: { name, label, required }, entry, isLocked }: OneFieldProps) {
  const fault = entry.faults[name];
  return (
    <div class="consent">
      <label>
        <input
          id={idOf(name)}
          type="checkbox"
          name={name}
          required={required}
          disabled={isLocked}
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
