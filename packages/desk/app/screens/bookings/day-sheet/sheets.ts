import type { Agenda, AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";

export interface PersonDay {
  id: number;
  name: string;
  blocks: readonly AgendaBlock[];
}

/** One sheet per person in the order of the agenda; without a person, of the first resource. */
export function sheetsOf({ resources, blocks }: Pick<Agenda, "resources" | "blocks">): PersonDay[] {
  const people = new Set(resources.filter(({ kind }) => kind === "person").map(({ id }) => id));
  const ownersOf = ({ resource_ids: ids }: AgendaBlock) => {
    const own = ids.filter((id) => people.has(id));
    return own.length > 0 ? own : ids.slice(0, 1);
  };
  const ordered = blocks
    .filter(({ state }) => state !== "busy")
    .toSorted(
      (one, other) => one.date.localeCompare(other.date) || (one.start ?? -1) - (other.start ?? -1),
    );
  return resources
    .map(({ id, name }) => ({
      id,
      name,
      blocks: ordered.filter((block) => ownersOf(block).includes(id)),
    }))
    .filter((sheet) => sheet.blocks.length > 0);
}
