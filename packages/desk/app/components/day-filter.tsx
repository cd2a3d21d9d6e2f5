/* While a person types a year, the browser reports the years 2, 20 and 202. */
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../locales/words.ts";
import { isDay } from "./days.ts";
import { useFollowed } from "./followed.ts";

interface DayFilterProps {
  label: string;
  value: string | undefined;
  ask(day: string | undefined): void;
  error?: string | undefined;
}

export function DayFilter({ label, value = "", ask, error }: DayFilterProps) {
  const { parts } = useWords();
  const { text, setText, note } = useFollowed(value);
  const [isUnread, setUnread] = useState(false);
  const send = (day: string) => {
    setUnread(false);
    if (day === value) return;
    note(day);
    ask(day === "" ? undefined : day);
  };
  const leave = (field: HTMLInputElement) => {
    if (!isEmpty(field) && !isComplete(text)) return setUnread(true);
    send(text);
    if (text === "") setText(value);
  };
  return (
    <TextInput
      type="date"
      label={label}
      value={text}
      error={isUnread ? parts.dayNeeded : error}
      onChange={({ currentTarget: field }) => {
        setText(field.value);
        if (isComplete(field.value) || isEmpty(field)) send(field.value);
      }}
      onBlur={({ currentTarget: field }) => leave(field)}
      onKeyDown={({ key, currentTarget: field }) => key === "Enter" && leave(field)}
    />
  );
}

const isComplete = (text: string) => isDay(text) && text >= "1000";

/** A half-typed day is empty too. */
const isEmpty = ({ value, validity }: HTMLInputElement) => value === "" && !validity.badInput;
