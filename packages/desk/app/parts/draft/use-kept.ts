// The typing of a form that makes something, which a reload or a link away does not lose.
import { useEffect, useState } from "react";
import { usePersonId } from "../../data/place.ts";
import { useChanged } from "../closing.tsx";
import { begin, isEqual, isTouched } from "./kept.ts";
import { draftName, followForgotten, forget, restore, store } from "./stored.ts";

/** Ends the storing of what is typed now, once it is saved: also after the form is gone. */
type Saves = (sent: Promise<unknown>) => void;

/** Like `useState` of an object. The caller shows why `sent` was refused. */
export function useKept<Draft extends object>(
  blank: Draft,
): readonly [draft: Draft, set: (changes: Partial<Draft>) => void, saves: Saves] {
  const personId = usePersonId();
  const [name] = useState(() => draftName(personId, Object.keys(blank)));
  const [first] = useState(() => begin({ values: blank, tag: "" }));
  const [draft, setDraft] = useState(() => restore(name, first.last).draft);
  const isChanged = isTouched({ ...first, draft });
  useEffect(() => store(name, { ...first, draft }), [name, first, draft]);
  // The form may be left and opened again before the answer: the second one is saved as well.
  useEffect(
    () =>
      followForgotten(name, (sent) => setDraft((now) => (isEqual(now, sent) ? first.newest : now))),
    [name, first],
  );
  useChanged(isChanged, () => {
    sessionStorage.removeItem(name);
    setDraft(first.newest);
  });
  const saves: Saves = (sent) =>
    void sent.then(
      () => forget(name, draft),
      () => {},
    );
  return [draft, (changes) => setDraft((now) => ({ ...now, ...changes })), saves];
}
