/*
 * What somebody types while others change the same thing. What was typed stays; what was not takes
 * what the others made of it. What they changed is told, and until it was seen, what is saved is
 * sent as an answer to what was seen before.
 */

export interface Given<Draft> {
  values: Draft;
  /** By what the service knows this state of it again; empty where it does not. */
  tag: string;
}

export interface Kept<Draft> {
  draft: Draft;
  /** What the draft is a change of: the newest there is. */
  newest: Draft;
  /** Of what whoever types has seen. */
  tag: string;
  /** What was given last, and is not seen yet where others changed something of it. */
  last: Given<Draft>;
  /** What others changed, to be seen. */
  unseen: readonly (keyof Draft)[];
  /** What is on its way. */
  sent?: Draft | undefined;
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function begin<Draft>(given: Given<Draft>): Kept<Draft> {
  const { values, tag } = given;
  return { draft: values, newest: values, tag, last: given, unseen: [] };
}

/** Whether there is something to save. */
export const isTouched = <Draft>({ draft, newest }: Kept<Draft>) => !isEqual(draft, newest);

/** What of the draft is another value than before. */
export function changedIn<Draft extends object>(draft: Draft, newest: Draft): Partial<Draft> {
  const fields = Object.keys(draft) as (keyof Draft)[];
  const changed = fields.filter((field) => !isEqual(draft[field], newest[field]));
  return Object.fromEntries(changed.map((field) => [field, draft[field]])) as Partial<Draft>;
}

/** It is on its way; what is given until it was answered may be one's own change, or not. */
export function send<Draft>(kept: Kept<Draft>): Kept<Draft> {
  return { ...kept, sent: kept.draft };
}

export function settle<Draft>(
  { sent, ...kept }: Kept<Draft>,
  answer: "saved" | "refused",
): Kept<Draft> {
  return answer === "saved" && sent !== undefined ? { ...kept, newest: sent } : kept;
}

/** Whoever types has seen what others changed. */
export function see<Draft>(kept: Kept<Draft>): Kept<Draft> {
  return { ...kept, tag: kept.last.tag, unseen: [] };
}

/** Takes up what is given now: the same where there is nothing to take up. */
export function takeUp<Draft extends object>(kept: Kept<Draft>, given: Given<Draft>): Kept<Draft> {
  return kept.sent !== undefined || isEqual(given, kept.last) ? kept : merged(kept, given);
}

function merged<Draft extends object>(kept: Kept<Draft>, given: Given<Draft>): Kept<Draft> {
  const { draft, newest } = kept;
  const { values, tag } = given;
  const fields = Object.keys(values) as (keyof Draft)[];
  const isOwn = (field: keyof Draft) => !isEqual(draft[field], newest[field]);
  const next = { ...values };
  for (const field of fields) if (isOwn(field)) next[field] = draft[field];
  const changed = fields.filter(
    (field) => !isEqual(values[field], newest[field]) && !isEqual(values[field], draft[field]),
  );
  // Who typed nothing is shown what there is, and has seen it.
  const isAtWork = isTouched(kept) || kept.unseen.length > 0;
  const unseen = isAtWork ? [...new Set([...kept.unseen, ...changed])] : [];
  const isSeen = unseen.length === 0;
  return { draft: next, newest: values, tag: isSeen ? tag : kept.tag, last: given, unseen };
}
