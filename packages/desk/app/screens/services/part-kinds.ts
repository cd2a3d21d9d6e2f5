// Staff and room are separate questions. Services with other parts keep the list of parts.
import { emptyPart, type PartDraft, type Takeable } from "./draft.ts";

export type PartKind = "staff" | "thing";

type KindOf = ReadonlyMap<number, PartKind>;

const isEmpty = ({ resourceIds: ids }: PartDraft) => ids.length === 0;

const hasOnly = ({ resourceIds: ids }: PartDraft, kind: PartKind, kinds: KindOf) =>
  ids.every((id) => kinds.get(id) === kind);

export const kindsOf = (resources: readonly Pick<Takeable, "id" | "human">[]): KindOf =>
  new Map(resources.map(({ id, human }) => [id, human ? "staff" : "thing"]));

/** At most one part per question. */
export function areQuestions(parts: readonly PartDraft[], kinds: KindOf): boolean {
  if (parts.length === 1 && isEmpty(parts[0]!)) return true;
  const counts = (["staff", "thing"] as const).map(
    (kind) => parts.filter((part) => !isEmpty(part) && hasOnly(part, kind, kinds)).length,
  );
  return counts.every((count) => count <= 1) && counts[0]! + counts[1]! === parts.length;
}

export const partOfKind = (parts: readonly PartDraft[], kind: PartKind, kinds: KindOf): PartDraft =>
  parts.find((part) => !isEmpty(part) && hasOnly(part, kind, kinds)) ?? emptyPart;

/** Staff come first. A service keeps one part, so that its lack is refused. */
export function withPart(
  parts: readonly PartDraft[],
  kind: PartKind,
  { kinds, part }: { kinds: KindOf; part: PartDraft },
): readonly PartDraft[] {
  const other = partOfKind(parts, kind === "staff" ? "thing" : "staff", kinds);
  const both = kind === "staff" ? [part, other] : [other, part];
  const chosen = both.filter((one) => !isEmpty(one));
  return chosen.length > 0 ? chosen : [emptyPart];
}
