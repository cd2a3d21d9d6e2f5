import type { ComponentChildren } from "preact";
import { usePage } from "../flow/content.ts";

interface FieldProps {
  id: string;
  label: string;
  isOptional?: boolean;
  fault: string | undefined;
  /** Receives the ARIA attributes of its fault. */
  children: ComponentChildren;
}

export function faultOf(id: string, fault: string | undefined) {
  if (fault === undefined) return { id };
  return { id, "aria-invalid": true, "aria-describedby": `${id}-fault` } as const;
}

export function Field({ id, label, isOptional = false, fault, children }: FieldProps) {
  const { words } = usePage();
  return (
    <div class="field">
      <label for={id}>
        {label}
        {isOptional && <span class="beside"> ({words.optional})</span>}
      </label>
      {children}
      <Fault id={id} fault={fault} />
    </div>
  );
}

export function Fault({ id, fault }: { id: string; fault: string | undefined }) {
  if (fault === undefined) return null;
  return (
    <p id={`${id}-fault`} class="fault">
      {fault}
    </p>
  );
}

interface TickProps {
  id: string;
  isTicked: boolean;
  fault?: string | undefined;
  onTick(isTicked: boolean): void;
  children: ComponentChildren;
}

export function Tick({ id, isTicked, fault, onTick, children }: TickProps) {
  return (
    <div class="field">
      <label class="tick">
        <input
          type="checkbox"
          {...faultOf(id, fault)}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <Fault id={id} fault={fault} />
    </div>
  );
}
