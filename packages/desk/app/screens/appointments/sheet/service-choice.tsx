import type { Service } from "@frontdesk/scheduling-client/types/services";
import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { onValue } from "../../../components/fields.tsx";
import { longOf } from "../../../components/minutes.ts";
import { useLocale, useWords } from "../../../locales/words.ts";

interface ServiceChoiceProps {
  offered: readonly Service[];
  value: string;
  onChange(id: string): void;
  error?: string | undefined;
}

/** A list of more is quicker to search than to read. */
const mostButtons = 8;

export function ServiceChoice({ offered, ...props }: ServiceChoiceProps) {
  if (offered.length <= mostButtons) return <Buttons offered={offered} {...props} />;
  return <Selected offered={offered} {...props} />;
}

function Selected({ offered, value, onChange, error }: ServiceChoiceProps) {
  const { appointments: words } = useWords();
  return (
    <NativeSelect
      label={words.service}
      required
      value={value}
      error={error}
      data={[
        { value: "", label: words.noService },
        ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={onValue(onChange)}
    />
  );
}

/** One press instead of two. */
function Buttons({ offered, value, onChange, error }: ServiceChoiceProps) {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const name = useId();
  return (
    <div
      className="appointment-services"
      role="radiogroup"
      aria-label={words.service}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      tabIndex={-1}
    >
      <p aria-hidden="true">{words.service}</p>
      {offered.map((service) => (
        <label key={service.id}>
          <input
            type="radio"
            name={name}
            value={service.id}
            checked={value === String(service.id)}
            onChange={onValue(onChange)}
          />
          <span>{service.name}</span>
          <span className="note">{longOf(service.duration, locale)}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} className="appointment-wrong">
          {error}
        </p>
      )}
    </div>
  );
}
