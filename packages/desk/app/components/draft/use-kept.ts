// Input of a create form, kept for reloads and navigation.
import { useEffect, useState } from "react";
import { usePersonId } from "../../api/workspace.ts";
import { useChanged } from "../closing.tsx";
import { begin, isEqual, isTouched } from "./kept.ts";
import { draftName, followForgotten, forget, restore, store } from "./stored.ts";

/** `changes` came since the form rendered. */
type Saves<Draft> = (sent: Promise<unknown>, changes?: Partial<Draft>) => void;

/** The caller shows the error of `sent`. */
export function useKept<Draft extends object>(
  blank: Draft,
): readonly [draft: Draft, set: (changes: Partial<Draft>) => void, saves: Saves<Draft>] {
  const personId = usePersonId();
  const [name] = useState(() => draftName(personId, Object.keys(blank)));
  const [first] = useState(() => begin({ values: blank, tag: "" }));
  const [draft, setDraft] = useState(() => restore(name, first.last).draft);
  const isChanged = isTouched({ ...first, draft });
  useEffect(() => store(name, { ...first, draft }), [name, first, draft]);
  // A form reopened before the response resets too.
  useEffect(
    () =>
      followForgotten(name, (sent) => setDraft((now) => (isEqual(now, sent) ? first.newest : now))),
    [name, first],
  );
  useChanged(isChanged, () => {
    sessionStorage.removeItem(name);
    setDraft(first.newest);
  });
  const saves: Saves<Draft> = (sent, changes = {}) =>
    void sent.then(
      () => forget(name, { ...draft, ...changes }),
      () => {},
    );
  return [draft, (changes) => setDraft((now) => ({ ...now, ...changes })), saves];
}
