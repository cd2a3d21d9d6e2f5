import { useEffect, useState } from "react";
import { usePersonId } from "../../api/workspace.ts";
import { useChanged } from "../closing.tsx";
import { isTouched, see, send, settle, takeUp } from "./kept.ts";
import { draftName, forget, restore, store } from "./stored.ts";

export interface Drafting<Draft> {
  draft: Draft;
  set: (changes: Partial<Draft>) => void;
  unseen: readonly (keyof Draft)[];
  see: () => void;
  newest: Draft;
  isSame: boolean;
  /**
   * Saves nothing while changes await review. `by` shows failures and returns false or throws.
   * Never throws. Returns false if refused.
   */
  save: (by: (draft: Draft, tag: string) => Promise<unknown>) => Promise<boolean>;
}

/** `tag`: the ETag of `values`. */
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
      if (kept.unseen.length > 0) return true;
      setKept(send);
      const isSaved = await by(kept.draft, kept.tag).then(
        (answer) => answer !== false,
        () => false,
      );
      // After an unmount only this updates the stored draft.
      if (isSaved) forget(name, kept.draft);
      setKept((now) => settle(now, isSaved ? "saved" : "refused"));
      return isSaved;
    },
  };
}
