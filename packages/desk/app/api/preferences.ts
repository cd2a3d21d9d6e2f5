/* Choices of a person for the desk on this device. */
import { useMemo, useSyncExternalStore } from "react";
import { usePersonId } from "./workspace.ts";

export const snapMinutes = [5, 10, 15, 30] as const;
export const densities = ["comfortable", "compact"] as const;

export interface Preferences {
  /** Minutes of a step in the calendar. */
  snap: (typeof snapMinutes)[number];
  density: (typeof densities)[number];
  /** Shortcuts of a single character (WCAG 2.1.4). */
  hasLetterKeys: boolean;
}

const defaults: Preferences = { snap: 15, density: "comfortable", hasLetterKeys: true };

const keyOf = (personId: string) => `frontdesk-preferences-${personId}`;

/** Without storage, the choices last as long as the page. */
const unstored = new Map<string, string>();
const subscribers = new Set<() => void>();

export function usePreferences(): [
  preferences: Preferences,
  prefer: (changes: Partial<Preferences>) => void,
] {
  const key = keyOf(usePersonId());
  const text = useSyncExternalStore(followPreferences, () => storedText(key));
  const preferences = useMemo(() => readPreferences(text), [text]);
  return [preferences, (changes) => store(key, { ...preferences, ...changes })];
}

export function readPreferences(text: string | null): Preferences {
  const { snap, density, hasLetterKeys } = parsed(text);
  return {
    snap: snapMinutes.find((one) => one === snap) ?? defaults.snap,
    density: densities.find((one) => one === density) ?? defaults.density,
    hasLetterKeys: hasLetterKeys !== false,
  };
}

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return (JSON.parse(text ?? "{}") as object | null) ?? {};
  } catch {
    return {};
  }
}

function storedText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, preferences: Preferences): void {
  const text = JSON.stringify(preferences);
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const subscriber of subscribers) subscriber();
}

/** Another tab may change them too. */
function followPreferences(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  addEventListener("storage", subscriber);
  return () => {
    subscribers.delete(subscriber);
    removeEventListener("storage", subscriber);
  };
}
