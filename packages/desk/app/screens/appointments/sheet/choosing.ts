import type { Service } from "@frontdesk/scheduling-client/types/services";

interface Named {
  id: number;
  name: string;
}

type Parts = Pick<Service, "parts">;

interface ChoosablePart {
  id: string;
  name: string;
  of: Named[];
}

export function choosableParts({ parts }: Parts, resources: readonly Named[]): ChoosablePart[] {
  const found = parts.map(({ id, name, count, resource_ids: ids }) => {
    const of = ids.flatMap((one) => resources.find((resource) => resource.id === one) ?? []);
    return { id, name, of: count === 1 && of.length > 1 ? of : [] };
  });
  return found.filter(({ of }) => of.length > 0);
}

/** Replaces the choice within a part. Id 0 means anyone. */
export function withChoice(ids: readonly number[], part: readonly Named[], id: number): number[] {
  const others = ids.filter((one) => !part.some((resource) => resource.id === one));
  return id > 0 ? [...others, id] : others;
}

/** Defaults to the user's own resources without the right to change all. */
export function firstChoice({ parts }: Parts, own: readonly number[] | undefined): number[] {
  const first = parts
    .filter(({ count, resource_ids: all }) => count === 1 && all.length > 1)
    .flatMap(({ resource_ids: all }) => all)
    .find((id) => own?.includes(id) === true);
  return first === undefined ? [] : [first];
}
