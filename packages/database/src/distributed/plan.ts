/* Orders tables by their foreign keys. It queries nothing. */
import { placesByTable, type Sharding, type TablePlacementKind } from "./sharding.ts";
import type { Link, Table } from "./tables.ts";

export interface TablePlacement {
  table: string;
  place: TablePlacementKind;
  rows: number;
  bytes: number;
  isDone: boolean;
  /** Foreign keys of local tables reference it, directly or through other tables. */
  isHeld: boolean;
}

export type Lying = ReadonlyMap<string, { kind: string; by: string | undefined }>;

export class PlanError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "Unfit";
  }
}

export function planOf(
  tables: readonly Table[],
  shardings: readonly Sharding[],
  lying: Lying,
): TablePlacement[] {
  const locations = placesByTable(shardings);
  for (const { schema, allLocal: why } of shardings) {
    if (why === undefined) continue;
    for (const { name } of tables) {
      if (name.startsWith(`${schema}.`)) locations.set(name, { kind: "local", why });
    }
  }
  const problems = [...locations.keys()]
    .filter((name) => !tables.some((table) => table.name === name))
    .map((name) => `the table ${name} is missing`);
  for (const table of tables) problems.push(...problemsOf(table, locations, lying));
  const ordered = inOrder(tables, locations);
  const circle = circleIn(tables.filter((table) => !ordered.includes(table)));
  if (problems.length === 0 && circle.length > 0) {
    problems.push(`the foreign keys of ${circle.join(", ")} form a cycle`);
  }
  if (problems.length > 0) throw new PlanError(problems);
  const held = heldIn(ordered, locations);
  return ordered.map(({ name, rows, bytes }) => {
    const location = locations.get(name)!;
    const isDone = (lying.get(name)?.kind ?? "local") === location.kind;
    return { table: name, place: location, rows, bytes, isDone, isHeld: held.has(name) };
  });
}

function heldIn(ordered: readonly Table[], locations: PlacementOf): Set<string> {
  const held = new Set<string>();
  for (const { name, links } of ordered.toReversed()) {
    if (locations.get(name)?.kind !== "local" && !held.has(name)) continue;
    for (const { to } of links) held.add(to);
  }
  return held;
}

type PlacementOf = ReadonlyMap<string, TablePlacementKind>;

function problemsOf(table: Table, locations: PlacementOf, lying: Lying): string[] {
  const { name, columns, keys, links } = table;
  const location = locations.get(name);
  if (location === undefined) return [`the table ${name} is unknown`];
  if (location.kind === "distributed" && !columns.includes(location.by)) {
    return [`${name} has no column ${location.by}`];
  }
  const now = lying.get(name);
  const matches = links.flatMap((link) =>
    problemsOfLink(link, { name, place: location, places: locations }),
  );
  if (now !== undefined && now.kind !== "local" && !isSame(now, location)) {
    const by = now.by === undefined ? "" : ` by ${now.by}`;
    matches.push(`${name} is already ${now.kind}${by}, but must be ${wordsFor(location)}`);
  }
  if (location.kind !== "distributed") return matches;
  const loose = keys.filter((key) => !key.columns.includes(location.by));
  return [...loose.map((key) => `the key ${key.name} of ${name} lacks ${location.by}`), ...matches];
}

function isSame(
  now: { kind: string; by: string | undefined },
  location: TablePlacementKind,
): boolean {
  return now.kind === location.kind && (location.kind !== "distributed" || now.by === location.by);
}

interface From {
  name: string;
  place: TablePlacementKind;
  places: PlacementOf;
}

// Citus allows no foreign key between tables with different placements.
function problemsOfLink(link: Link, { name, place, places }: From): string[] {
  const other = places.get(link.to);
  if (other === undefined || other.kind === "reference") return [];
  const leads = `${link.name} of ${name} references ${link.to}`;
  if (other.kind === "local") return place.kind === "local" ? [] : [`${leads}, a local table`];
  if (place.kind !== "distributed") return [`${leads}, a distributed table`];
  const isBeside = other.beside === place.beside;
  const at = link.columns.indexOf(place.by);
  const isOne = isBeside && at >= 0 && link.theirs[at] === other.by;
  return isOne ? [] : [`${leads} without ${place.by}`];
}

export function wordsFor(location: TablePlacementKind): string {
  if (location.kind === "distributed")
    return `distributed by ${location.by}, beside ${location.beside}`;
  return location.kind === "reference" ? "a reference table" : "local";
}

function circleIn(late: readonly Table[]): string[] {
  const led = late.filter(({ name }) =>
    late.some((other) => other.name !== name && other.links.some(({ to }) => to === name)),
  );
  return led.length === late.length ? led.map(({ name }) => name) : circleIn(led);
}

function inOrder(tables: readonly Table[], locations: PlacementOf): Table[] {
  const rank = ({ name }: Table) => {
    const location = locations.get(name);
    if (location?.kind === "distributed") return location.beside === name ? 1 : 2;
    return location?.kind === "reference" ? 0 : 3;
  };
  let left = tables.toSorted((a, b) => rank(a) - rank(b));
  const ordered: Table[] = [];
  const isReady = ({ name, links }: Table) =>
    links.every(({ to }) => to === name || !left.some((other) => other.name === to));
  for (;;) {
    const next = left.find(isReady);
    if (next === undefined) return ordered;
    ordered.push(next);
    left = left.filter((table) => table !== next);
  }
}
