/* The field keeps the focus. */

import type { Amount } from "@frontdesk/server/amounts";
import { Modal, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { timeNow } from "../../api/clock.ts";
import { useEscape } from "../../api/topmost.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { writeAmount } from "../../components/amounts.ts";
import { clockText, dayText } from "../../components/day-labels.ts";
import { dayOf } from "../../components/days.ts";
import { Failed } from "../../components/failed.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import type { ScreenEntry } from "../navigation.ts";
import { match } from "./queries.ts";
import { type Result, type Section, sectionsOf } from "./results.ts";
import "./search.css";

interface SearchProps {
  screens: readonly ScreenEntry[];
  isOpen: boolean;
  onClose(): void;
}

export function WorkspaceSearch({ screens, isOpen, onClose }: SearchProps) {
  const { search, parts } = useWords();
  const onEscape = useEscape(isOpen, onClose);
  return (
    <Modal
      {...onEscape}
      opened={isOpen}
      onClose={onClose}
      title={search.title}
      centered={false}
      size="lg"
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <Finder screens={screens} onClose={onClose} />
    </Modal>
  );
}

function Finder({ screens, onClose }: Omit<SearchProps, "isOpen">) {
  const { search } = useWords();
  const go = useGo();
  const list = useId();
  const [q, setQ] = useState("");
  const [at, setAt] = useState(0);
  const { sections, isAsking, failed, again } = useResults(screens, q);
  const results = sections.flatMap((section) => section.results);
  const open = ({ to }: Result) => {
    onClose();
    go(to);
  };
  const press = (event: KeyboardEvent) => {
    const stage = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (stage !== 0 && results.length > 0) {
      event.preventDefault();
      setAt((at + stage + results.length) % results.length);
    }
    const chosen = results[at];
    if (event.key === "Enter" && chosen !== undefined) open(chosen);
  };
  return (
    <>
      <TextInput
        aria-label={search.title}
        placeholder={search.hint}
        value={q}
        onChange={(event) => {
          setQ(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={list}
        aria-activedescendant={results[at] && `${list}-${at}`}
        data-autofocus
      />
      <Results list={list} sections={sections} at={at} open={open} />
      {failed !== undefined && <Failed error={failed} again={again} />}
      {results.length === 0 && failed === undefined && (
        <p className="search-none" role="status">
          {isAsking ? search.asking : search.none}
        </p>
      )}
    </>
  );
}

interface ResultsProps {
  list: string;
  sections: readonly Section[];
  at: number;
  open(result: Result): void;
}

function Results({ list, sections, at, open }: ResultsProps) {
  const { search } = useWords();
  let index = -1;
  return (
    <div className="search-list" role="listbox" id={list} aria-label={search.found}>
      {sections.map(({ name, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={name} role="group" aria-label={search.sections[name]}>
          <div className="search-section" aria-hidden="true">
            {search.sections[name]}
          </div>
          {results.map((result) => {
            index += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={result.to}
                id={`${list}-${index}`}
                className="search-result"
                role="option"
                aria-selected={index === at}
                onClick={() => open(result)}
              >
                <span>{result.label}</span>
                <span className="quiet">{result.note}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useResults(screens: readonly ScreenEntry[], typed: string) {
  const { shell } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const [q] = useDebouncedValue(typed.trim(), 200);
  const payments = useQuery(match.payments(workspace, q));
  const bookings = useQuery(match.bookings(workspace, q));
  const clients = useQuery(match.clients(workspace));
  const query = useQuery(match.clientQueries(workspace, q));
  const say = {
    money: (amount: Amount) => writeAmount(amount, locale),
    day: (at: string) =>
      dayText(at.length === 10 ? at : dayOf(new Date(at)), { locale, now: timeNow() }),
    clock: (minutes: number) => clockText(minutes, locale),
  };
  const sections = sectionsOf({
    q: typed,
    screens: screens.map(({ path }) => ({ path, title: shell.screens[path] })),
    payments: q === typed.trim() ? payments.data : undefined,
    bookings: q === typed.trim() ? bookings.data : undefined,
    clients: clients.data,
    clientQueries: q === typed.trim() ? query.data : undefined,
    say,
  });
  const isAsking =
    q !== typed.trim() || payments.isLoading || bookings.isLoading || query.isLoading;
  const failing = [payments, bookings, clients, query].filter(({ error }) => error !== null);
  const again = () => void Promise.all(failing.map(({ refetch }) => refetch()));
  return { sections, isAsking, failed: failing[0]?.error ?? undefined, again };
}
