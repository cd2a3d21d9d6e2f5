import type { ReactNode } from "react";
import { useWords } from "../locales/words.ts";
import "./entries.css";

interface ColorFieldProps {
  /** Default: the colour in calendars. */
  label?: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  onChange: (color: string) => void;
}

export function ColorField({ label, hint, value, error, onChange }: ColorFieldProps) {
  const { studio } = useWords();
  return (
    <div>
      <label className="color">
        {label ?? studio.color}
        <input type="color" value={value.toLowerCase()} onChange={onValue(onChange)} />
      </label>
      {hint !== undefined && <p className="note">{hint}</p>}
      {error !== undefined && (
        <p className="color-wrong" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface FormFieldsProps {
  mayChange: boolean;
  why?: string | undefined;
  children: ReactNode;
}

export function FormFields({ mayChange, why, children }: FormFieldsProps) {
  const { studio } = useWords();
  return (
    <fieldset className="fields bare" disabled={!mayChange}>
      {!mayChange && <p className="quiet">{why ?? studio.onlyRead}</p>}
      {children}
    </fieldset>
  );
}

interface TickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

export function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

export function onValue(change: (value: string) => void) {
  return (event: { currentTarget: { value: string } }) => change(event.currentTarget.value);
}
