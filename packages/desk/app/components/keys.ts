/* Shortcuts of the visible screen. They pause while the user types or a dialog is open. */
import { useEffect, useSyncExternalStore } from "react";

export interface Key {
  /** `KeyboardEvent.key`: `n`, `ArrowLeft`, `?`. */
  key: string;
  /** The key is ⌘, elsewhere Ctrl. It also works while the user types. */
  withCommand?: boolean;
  label: string;
  /** A key without it is only listed: its own part of the screen handles it. */
  act?: () => void;
}

let keys: readonly Key[] = [];
const subscribers = new Set<() => void>();

function become(next: readonly Key[]): void {
  keys = next;
  for (const subscriber of subscribers) subscriber();
}

export function isMeant(
  { key, withCommand = false }: Pick<Key, "key" | "withCommand">,
  pressed: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey">,
): boolean {
  const { metaKey, ctrlKey, altKey } = pressed;
  if (altKey || (metaKey || ctrlKey) !== withCommand) return false;
  return pressed.key.toLowerCase() === key.toLowerCase();
}

/** `own` must be a stable array. */
export function useKeys(own: readonly Key[]): void {
  useEffect(() => {
    become([...keys, ...own]);
    return () => become(keys.filter((key) => !own.includes(key)));
  }, [own]);
}

export function useExistingKeys(): readonly Key[] {
  return useSyncExternalStore(
    (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    () => keys,
  );
}

/** Once per page. `hasLetterKeys`: keys of a single character act too. */
export function useListening(hasLetterKeys: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys.findLast((one) => one.act !== undefined && isMeant(one, event));
      if (key?.act === undefined || event.defaultPrevented || event.isComposing) return;
      const isPlain = key.withCommand !== true;
      if (isPlain && (isBusy(event.target) || (!hasLetterKeys && isLetterKey(key)))) return;
      event.preventDefault();
      key.act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [hasLetterKeys]);
}

/** Speech input types characters, so a person may switch these keys off. */
export const isLetterKey = ({ key }: Pick<Key, "key">): boolean => key.length === 1;

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
    null
  );
}
