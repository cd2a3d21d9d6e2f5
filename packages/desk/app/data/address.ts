/*
 * Filters, ranges, sorting and the open detail are in the address, as plain text that somebody may
 * read, keep and send on. What a screen makes of it, it reads by a rule of its own.
 */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type Asked = Readonly<Record<string, string>>;

/** What follows the question mark. */
export function readAddress(text: string): Asked {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What is undefined or empty is left out, as the usual is. */
export function writeAddress(asked: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const text = String(new URLSearchParams(said.map(([name, value]) => [name, String(value)])));
  return text === "" ? "" : `?${text}`;
}

/**
 * What the address asks of a screen, read by its rule, and how to ask for something else: what is
 * given is changed, undefined takes away. `rule` is one function, not a new one each time.
 */
export function useAsked<Read>(
  rule: (asked: Asked) => Read,
): [read: Read, ask: (changes: Readonly<Record<string, string | undefined>>) => void] {
  const asked: Asked = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) => {
      const search = (before: object) => ({ ...before, ...changes });
      void navigate({ to: ".", search, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [useMemo(() => rule(asked), [rule, asked]), ask];
}
