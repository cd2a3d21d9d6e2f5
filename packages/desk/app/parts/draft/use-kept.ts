// The typing of a form that makes something, which a reload or a link away does not lose.
import { useEffect, useState } from "react";
import { usePersonId } from "../../data/place.ts";
import { useChanged } from "../closing.tsx";
import { begin, isTouched } from "./kept.ts";
import { draftName, restore, store } from "./stored.ts";

/** Like `useState` of an object; the last one ends the storing once it is saved. */
export function useKept<Draft extends object>(
  blank: Draft,
): readonly [draft: Draft, set: (changes: Partial<Draft>) => void, saved: () => void] {
  const personId = usePersonId();
  const [name] = useState(() => draftName(personId, Object.keys(blank)));
  const [first] = useState(() => begin({ values: blank, tag: "" }));
  const [draft, setDraft] = useState(() => restore(name, first.last).draft);
  const kept = { ...first, draft };
  const isChanged = isTouched(kept);
  useEffect(() => store(name, { ...first, draft }), [name, first, draft]);
  const saved = () => {
    sessionStorage.removeItem(name);
    setDraft(first.newest);
  };
  useChanged(isChanged, saved);
  return [draft, (changes) => setDraft((now) => ({ ...now, ...changes })), saved];
}
