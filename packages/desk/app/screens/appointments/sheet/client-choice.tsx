import type { ListedClient } from "@frontdesk/scheduling-client/types/purposes";
import { unitsOf } from "@frontdesk/server/text/length";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useMayMake } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { onValue } from "../../../components/fields.tsx";
import { useSettled } from "../../../components/settled.ts";
import { useWords } from "../../../locales/words.ts";
import { appointments } from "../queries.ts";

export type ChosenClient = Pick<ListedClient, "id" | "name" | "email" | "locale">;

interface ClientChoiceProps {
  value: ChosenClient | null;
  onChange(client: ChosenClient | null): void;
  onAdd(text: string): void;
  error?: string | undefined;
}

const adding = "add";
const none: readonly ListedClient[] = [];

/** The server searches: a studio may have many thousands of clients. */
export function ClientChoice({ value, onChange, onAdd, error }: ClientChoiceProps) {
  const { appointments: words } = useWords();
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [text, setText] = useState("");
  const typed = value === null ? text.trim() : "";
  const query = useSettled(typed);
  const search = useQuery(appointments.matches(useWorkspace(), query));
  const { data = none, isPlaceholderData, isError } = search;
  const matches: readonly ListedClient[] = data;
  const isCurrent = query === typed && !isPlaceholderData && data !== none;
  // Known clients come first, or a quick click would add one twice.
  const mayAdd = useMayMake("clients") && typed !== "" && (isCurrent || isError);
  const choose = (chosen: string) => {
    list.closeDropdown();
    if (chosen === adding) return onAdd(typed);
    const client = matches.find(({ id }) => String(id) === chosen);
    if (client === undefined) return;
    const { id, name, email, locale } = client;
    setText("");
    onChange({ id, name, email, locale });
  };
  const type = (text: string) => {
    setText(text);
    list.openDropdown();
    if (value !== null) onChange(null);
  };
  // The services load after the sheet took the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start.
  useEffect(() => {
    if (value === null && !(document.activeElement instanceof HTMLInputElement)) list.focusTarget();
  }, []);
  // Enter takes the first match, never one of an earlier text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has a new first option.
  useEffect(() => {
    if (isCurrent && typed !== "") list.selectFirstOption();
    else list.resetSelectedOption();
  }, [matches, isCurrent, typed]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The form would submit without a client.
    if (event.key === "Enter" && typed !== "") event.preventDefault();
  };
  const hasNone = isCurrent && matches.length === 0 && typed !== "";
  return (
    <Combobox store={list} onOptionSubmit={choose} withinPortal={false} keepMounted={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={words.client}
          placeholder={words.clientHint}
          required
          value={value?.name ?? text}
          error={error}
          maxLength={unitsOf(255)}
          autoComplete="off"
          onChange={onValue(type)}
          data-autofocus
          onClick={() => list.openDropdown()}
          onBlur={() => list.closeDropdown()}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={matches.length === 0 && !mayAdd && !hasNone}>
        <Combobox.Options className="client-options" aria-label={words.client}>
          {matches.map(({ id, name, email, phone }) => (
            <Combobox.Option key={id} value={String(id)}>
              {name}
              <span className="note">{[phone, email].filter(Boolean).join(" · ")}</span>
            </Combobox.Option>
          ))}
          {hasNone && <Combobox.Empty>{words.noMatch}</Combobox.Empty>}
          {mayAdd && (
            <Combobox.Option value={adding}>{words.addClient({ name: typed })}</Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
