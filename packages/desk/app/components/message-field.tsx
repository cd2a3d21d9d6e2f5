import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { firstCharacters, unitsOf } from "@frontdesk/server/text/length";
import { Textarea } from "@mantine/core";
import { problemsOf } from "../api/problems.ts";
import { useWords } from "../locales/words.ts";
import { onValue } from "./fields.tsx";

const longest = 500;

interface MessageFieldProps {
  status: AppointmentStanding;
  value: string;
  onChange(message: string): void;
  error: unknown;
}

export function MessageField({ status, value, onChange, error }: MessageFieldProps) {
  const { appointments: words } = useWords();
  if (!status.takes_message) return null;
  return (
    <Textarea
      label={words.message}
      rows={3}
      autosize={false}
      maxLength={unitsOf(longest)}
      value={value}
      error={problemsOf(error).message}
      onChange={onValue((text) => onChange(firstCharacters(text, longest)))}
    />
  );
}

/** Without a text, the mail has no message. */
export function messageIn(text: string): { message?: string } {
  const message = text.trim();
  return message === "" ? {} : { message };
}
