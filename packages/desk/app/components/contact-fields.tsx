import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { onValue } from "./fields.tsx";

export interface Contact {
  email: string;
  phone: string;
}

export const sentContact = ({ email, phone }: Contact) => ({
  email: email.trim() || null,
  phone: phone.trim() || null,
});

interface ContactFieldsProps {
  value: Contact;
  set: (changes: Partial<Contact>) => void;
  problems: Readonly<Record<string, string>>;
}

export function ContactFields({ value, set, problems }: ContactFieldsProps) {
  const { clients: words } = useWords();
  return (
    <>
      <TextInput
        inputMode="email"
        label={words.email}
        value={value.email}
        maxLength={unitsOf(254)}
        autoComplete="off"
        error={problems.email}
        onChange={onValue((email) => set({ email }))}
      />
      <TextInput
        inputMode="tel"
        label={words.phone}
        value={value.phone}
        maxLength={unitsOf(40)}
        autoComplete="off"
        error={problems.phone}
        onChange={onValue((phone) => set({ phone }))}
      />
    </>
  );
}
