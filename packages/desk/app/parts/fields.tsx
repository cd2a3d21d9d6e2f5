// Fields of a form that several screens have.
import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import "./entries.css";

interface ColorFieldProps {
  value: string;
  onChange: (color: string) => void;
}

export function ColorField({ value, onChange }: ColorFieldProps) {
  const { studio } = useWords();
  return (
    <label className="color">
      {studio.color}
      <input type="color" value={value.toLowerCase()} onChange={onValue(onChange)} />
    </label>
  );
}

interface FormFieldsProps {
  mayChange: boolean;
  /** What is said to who may not, if not that they may only read. */
  why?: string | undefined;
  children: ReactNode;
}

/** What a form has in it, which who may not change it only reads. */
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

/** What a field calls with what was entered. */
export function onValue(change: (value: string) => void) {
  return (event: { currentTarget: { value: string } }) => change(event.currentTarget.value);
}
