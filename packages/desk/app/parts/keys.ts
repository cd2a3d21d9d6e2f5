/*
 * Keys of whatever is shown now: each says what it does, so that `?` can list them. A key does
 * nothing while somebody types, or while something lies over the screen.
 */
import { useEffect, useSyncExternalStore } from "react";

export interface Key {
  /** As the browser names it: `n`, `ArrowLeft`, `?`. */
  key: string;
  /** With ⌘, or Ctrl where there is none; it then works while somebody types as well. */
  withCommand?: boolean;
  /** What it does, in words. */
  said: string;
  act(): void;
}

let keys: readonly Key[] = [];
const followers = new Set<() => void>();

function become(next: readonly Key[]): void {
  keys = next;
  for (const follower of followers) follower();
}

/** Whether a press means a key. */
export function isMeant(
  { key, withCommand = false }: Pick<Key, "key" | "withCommand">,
  pressed: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey">,
): boolean {
  const { metaKey, ctrlKey, altKey } = pressed;
  if (altKey || (metaKey || ctrlKey) !== withCommand) return false;
  return pressed.key.toLowerCase() === key.toLowerCase();
}

/** Has keys work as long as this is shown. `own` is one list, not a new one each time. */
export function useKeys(own: readonly Key[]): void {
  useEffect(() => {
    become([...keys, ...own]);
    return () => become(keys.filter((key) => !own.includes(key)));
  }, [own]);
}

/** The keys there are now. */
export function useKnownKeys(): readonly Key[] {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => keys,
  );
}

/** Listens for the keys of everything; once in a page. */
export function useListening(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys.findLast((one) => isMeant(one, event));
      if (key === undefined || event.defaultPrevented || event.isComposing) return;
      if (key.withCommand !== true && isBusy(event.target)) return;
      event.preventDefault();
      key.act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Whether a key belongs to what somebody is at. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
    null
  );
}
