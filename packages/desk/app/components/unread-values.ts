// Values of an address that are not among a filter's choices. A list without them would mislead.
import type { AddressQuery } from "../api/address.ts";

/** Values by the name of the filter. */
export type UnreadValues = Readonly<Record<string, string>>;

const longest = 40;

/** `read` has undefined for each value that could not be read. */
export function unreadValues(
  query: AddressQuery,
  read: Readonly<Record<string, unknown>>,
): UnreadValues {
  const names = Object.keys(read).filter((name) => read[name] === undefined);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = query[name] ?? "";
      return text === "" ? [] : [[name, text.slice(0, longest)]];
    }),
  );
}

interface Choice {
  value: string;
  label: string;
}

/** Shows the unread value as a choice, so that the person can take another. */
export function withUnread(choices: readonly Choice[], text: string | undefined): Choice[] {
  const isListed = text === undefined || choices.some(({ value }) => value === text);
  return isListed ? [...choices] : [...choices, { value: text, label: text }];
}
