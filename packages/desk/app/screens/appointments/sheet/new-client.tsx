import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ContactFields } from "../../../components/contact-fields.tsx";
import { onValue } from "../../../components/fields.tsx";
import { useWords } from "../../../locales/words.ts";
import type { NewClient } from "./typed-client.ts";

interface NewClientFieldsProps {
  value: NewClient;
  set(changes: Partial<NewClient>): void;
  problems: Readonly<Record<string, string>>;
  onCancel(): void;
}

export function NewClientFields({ value, set, problems, onCancel }: NewClientFieldsProps) {
  const { appointments: words, clients, studio } = useWords();
  const fields = useRef<HTMLFieldSetElement>(null);
  // The search field is gone.
  useEffect(() => {
    const all = [...(fields.current?.querySelectorAll("input") ?? [])];
    all.find(({ value }) => value === "")?.focus();
  }, []);
  return (
    <fieldset ref={fields} className="fields bare" aria-label={clients.added}>
      <TextInput
        label={studio.name}
        value={value.name}
        required
        maxLength={unitsOf(255)}
        autoComplete="off"
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <ContactFields value={value} set={set} problems={problems} />
      <div>
        <Button variant="subtle" onClick={onCancel}>
          {words.otherClient}
        </Button>
      </div>
    </fieldset>
  );
}
