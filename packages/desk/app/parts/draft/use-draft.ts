// What is typed into a form, over what others change of the same thing meanwhile.
import { useEffect, useState } from "react";
import { usePersonId } from "../../data/place.ts";
import { useChanged } from "../closing.tsx";
import { isTouched, see, send, settle, takeUp } from "./kept.ts";
import { draftName, forget, restore, store } from "./stored.ts";

export interface Drafting<Draft> {
  draft: Draft;
  set: (changes: Partial<Draft>) => void;
  /** What others changed, to be seen before anything is saved. */
  unseen: readonly (keyof Draft)[];
  see: () => void;
  /** What there is now, which the draft is a change of. */
  newest: Draft;
  isSame: boolean;
  /**
   * Has what is typed saved, unless something is to be seen first. `by` says that it is not by
   * false or by what it throws, and has shown why; nothing is thrown here.
   */
  save: (by: (draft: Draft, tag: string) => Promise<unknown>) => Promise<void>;
}

/** `tag` is by what the service knows the state again that `values` are of. */
export function useDraft<Draft extends object>(values: Draft, tag = ""): Drafting<Draft> {
  const personId = usePersonId();
  const [name] = useState(() => draftName(personId, Object.keys(values)));
  const [before, setKept] = useState(() => restore(name, { values, tag }));
  const kept = takeUp(before, { values, tag });
  if (kept !== before) setKept(kept);
  useEffect(() => store(name, kept), [name, kept]);
  useChanged(isTouched(kept), () => {
    sessionStorage.removeItem(name);
    setKept((now) => ({ ...now, draft: now.newest }));
  });
  return {
    draft: kept.draft,
    set: (changes) => setKept((now) => ({ ...now, draft: { ...now.draft, ...changes } })),
    unseen: kept.unseen,
    see: () => setKept(see),
    newest: kept.newest,
    isSame: !isTouched(kept),
    async save(by) {
      if (kept.unseen.length > 0) return;
      setKept(send);
      const isSaved = await by(kept.draft, kept.tag).then(
        (answer) => answer !== false,
        () => false,
      );
      // The form may be gone by now, and with it what stores its draft.
      if (isSaved) forget(name, kept.draft);
      setKept((now) => settle(now, isSaved ? "saved" : "refused"));
    },
  };
}
