/* Filters, sorting and the open detail live in the address as text. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type AddressQuery = Readonly<Record<string, string>>;

export function readAddress(text: string): AddressQuery {
  return Object.fromEntries(new URLSearchParams(text));
}

export function writeAddress(request: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(request).filter(([, value]) => value !== undefined && value !== "");
  const text = String(new URLSearchParams(texts.map(([name, value]) => [name, String(value)])));
  return text === "" ? "" : `?${text}`;
}

/** An undefined value removes its part of the address. `rule` must be a stable function. */
export function useAddressQuery<Read>(
  rule: (request: AddressQuery) => Read,
): [read: Read, ask: (changes: Readonly<Record<string, string | undefined>>) => void] {
  const query: AddressQuery = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) => {
      const search = (before: object) => ({ ...before, ...changes });
      void navigate({ to: ".", search, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [useMemo(() => rule(query), [rule, query]), ask];
}
