/* Edited fields stay, others update. Until the user has seen the changes, a save carries the
   older tag and so conflicts. */

export interface DraftInput<Draft> {
  values: Draft;
  /** ETag of the state; empty if it has none. */
  tag: string;
}

export interface StoredDraft<Draft> {
  draft: Draft;
  newest: Draft;
  /** The last state seen by the user. */
  tag: string;
  /** The person may not have seen it. */
  last: DraftInput<Draft>;
  /** Changes by others, which the person must review. */
  unseen: readonly (keyof Draft)[];
  sent?: Draft | undefined;
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function begin<Draft>(input: DraftInput<Draft>): StoredDraft<Draft> {
  const { values, tag } = input;
  return { draft: values, newest: values, tag, last: input, unseen: [] };
}

export const isTouched = <Draft>({ draft, newest }: StoredDraft<Draft>) => !isEqual(draft, newest);

export function changedIn<Draft extends object>(draft: Draft, newest: Draft): Partial<Draft> {
  const fields = Object.keys(draft) as (keyof Draft)[];
  const changed = fields.filter((field) => !isEqual(draft[field], newest[field]));
  return Object.fromEntries(changed.map((field) => [field, draft[field]])) as Partial<Draft>;
}

/** The change may be the user's own, so the merge waits. */
export function send<Draft>(kept: StoredDraft<Draft>): StoredDraft<Draft> {
  return { ...kept, sent: kept.draft };
}

export function settle<Draft>(
  { sent, ...kept }: StoredDraft<Draft>,
  answer: "saved" | "refused",
): StoredDraft<Draft> {
  return answer === "saved" && sent !== undefined ? { ...kept, newest: sent } : kept;
}

export function see<Draft>(kept: StoredDraft<Draft>): StoredDraft<Draft> {
  return { ...kept, tag: kept.last.tag, unseen: [] };
}

/** Returns the same object without changes. */
export function takeUp<Draft extends object>(
  kept: StoredDraft<Draft>,
  input: DraftInput<Draft>,
): StoredDraft<Draft> {
  return kept.sent !== undefined || isEqual(input, kept.last) ? kept : merged(kept, input);
}

function merged<Draft extends object>(
  kept: StoredDraft<Draft>,
  input: DraftInput<Draft>,
): StoredDraft<Draft> {
  const { draft, newest } = kept;
  const { values, tag } = input;
  const fields = Object.keys(values) as (keyof Draft)[];
  const isOwn = (field: keyof Draft) => !isEqual(draft[field], newest[field]);
  const next = { ...values };
  for (const field of fields) if (isOwn(field)) next[field] = draft[field];
  const changed = fields.filter(
    (field) => !isEqual(values[field], newest[field]) && !isEqual(values[field], draft[field]),
  );
  const isAtWork = isTouched(kept) || kept.unseen.length > 0;
  const unseen = isAtWork ? [...new Set([...kept.unseen, ...changed])] : [];
  const isSeen = unseen.length === 0;
  return { draft: next, newest: values, tag: isSeen ? tag : kept.tag, last: input, unseen };
}
