import type { Service } from "@frontdesk/scheduling-client/types/services";

interface NamedResource {
  id: number;
  name: string;
}

type Parts = Pick<Service, "parts">;

interface ChoosablePart {
  id: string;
  name: string;
  of: NamedResource[];
}

export function choosableParts(
  { parts }: Parts,
  resources: readonly NamedResource[],
): ChoosablePart[] {
  const matches = parts.map(({ id, name, count, resource_ids: ids }) => {
    const of = ids.flatMap((one) => resources.find((resource) => resource.id === one) ?? []);
    return { id, name, of: count === 1 && of.length > 1 ? of : [] };
  });
  return matches.filter(({ of }) => of.length > 0);
}

/** Id 0 means anyone. */
export function withChoice(
  ids: readonly number[],
  part: readonly NamedResource[],
  id: number,
): number[] {
  const others = ids.filter((one) => !part.some((resource) => resource.id === one));
  return id > 0 ? [...others, id] : others;
}

export function choosableIds({ parts }: Parts): number[] {
  return parts
    .filter(({ count, resource_ids: all }) => count === 1 && all.length > 1)
    .flatMap(({ resource_ids: all }) => all);
}

/** Without the right to change all bookings, the resource is the user's own. */
export function firstChoice(service: Parts, own: readonly number[] | undefined): number[] {
  const first = choosableIds(service).find((id) => own?.includes(id) === true);
  return first === undefined ? [] : [first];
}
