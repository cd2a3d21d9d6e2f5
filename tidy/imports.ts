// Imports follow the declared order and the order of packages, and reach every file.
import { posix } from "node:path";
import { mayImport, type Order, orders, testSupport, testsMayImport } from "./layout.ts";
import type { Source } from "./source.ts";
import {
  isProduct,
  isTest,
  locationOf,
  type Problem,
  packageOf,
  problemAt,
  resolve,
  type Tree,
} from "./tree.ts";

export function packageImports(tree: Tree): Problem[] {
  return linksOf(tree).flatMap(({ source, target, at }) => {
    const [own, other] = [packageOf(source.path), packageOf(target)];
    if (own === undefined || other === undefined || own === other) return [];
    const tests = isProduct(source.path) ? [] : (testsMayImport[own] ?? []);
    if ([...(mayImport[own] ?? []), ...tests].includes(other)) return [];
    return problemAt(source, at, `${own} may not import ${other}: see mayImport in tidy/layout.ts`);
  });
}

export function importOrder(tree: Tree): Problem[] {
  return linksOf(tree).flatMap(({ source, target, at, isType }) => {
    const order = orders[packageOf(source.path) ?? ""];
    if (order === undefined || !isProduct(source.path)) return [];
    const [own, other] = [locationOf(source.path), locationOf(target)];
    if (own === undefined || other === undefined || own === other) return [];
    if (packageOf(source.path) !== packageOf(target)) return [];
    const stranger = [own, other].find((location) => rankOf(order, location) === undefined);
    if (stranger !== undefined) {
      const advice = `${stranger} has no place yet: add it to orders in tidy/layout.ts`;
      return problemAt(source, at, advice);
    }
    if (mayImportWithin(order, { own, other, isType })) return [];
    const path = `${source.path} → ${target}`;
    const advice = `${own} stands before ${other} and may not import it: ${path}`;
    return problemAt(source, at, advice);
  });
}

interface LocationPair {
  own: string;
  other: string;
  isType: boolean;
}

function mayImportWithin(order: Order, { own, other, isType }: LocationPair): boolean {
  if ((rankOf(order, other) ?? 0) <= (rankOf(order, own) ?? 0)) return true;
  if (own === order.joint && isType) return true;
  return other === order.joint && placesOf(order).includes(own);
}

const placesOf = ({ core, joint, features, composition }: Order): readonly string[] => [
  ...core,
  joint,
  ...features,
  ...composition,
];

function rankOf(order: Order, location: string): number | undefined {
  const locations = placesOf(order);
  const rank = locations.indexOf(location);
  if (rank >= 0) return rank;
  if (!location.endsWith(".ts")) return undefined;
  return location.includes("/") ? locations.indexOf(`${location.split("/")[0]}/`) : -1;
}

export function standsBefore(one: string, other: string): boolean {
  const order = orders[packageOf(other) ?? ""];
  if (order === undefined) return true;
  const ranks = [one, other].map((path) => rankOf(order, locationOf(path) ?? ""));
  return (ranks[0] ?? 0) <= (ranks[1] ?? 0);
}

/** Routes registered in another order than declared. */
export function registrationOrder(tree: Tree): Problem[] {
  return Object.entries(orders).flatMap(([folder, { features }]) => {
    const tables = features.filter((location) => location.endsWith("/routes.ts"));
    const nouns = features.filter((location) => !tables.includes(location));
    return ["server.ts", ...tables].flatMap((table) => {
      const source = tree.sources.get(`packages/${folder}/src/${table}`);
      const order = table === "server.ts" ? tables : nouns;
      return source === undefined ? [] : misregistered(tree, source, order);
    });
  });
}

function misregistered(tree: Tree, source: Source, order: readonly string[]): Problem[] {
  const body = Math.max(0, ...source.links.map(({ at, specifier }) => at + specifier.length));
  const firstUse = new Map<string, number>();
  for (const { specifier, names } of source.links) {
    const location = locationOf(resolve(tree, source.path, specifier) ?? "") ?? "";
    const uses = names.map((name) => useOf(source.text, name, body));
    if (order.includes(location)) {
      firstUse.set(location, Math.min(firstUse.get(location) ?? Number.POSITIVE_INFINITY, ...uses));
    }
  }
  const used = [...firstUse].sort(([, one], [, other]) => one - other);
  return used.flatMap(([location, at], index) => {
    const earlier = used.slice(0, index).map(([other]) => order.indexOf(other));
    if (earlier.every((rank) => rank < order.indexOf(location))) return [];
    return problemAt(source, at, `register ${location} where it stands in the order`);
  });
}

function useOf(text: string, name: string, from: number): number {
  const match = text.slice(from).search(new RegExp(`\\b${name}\\b`));
  return match < 0 ? Number.POSITIVE_INFINITY : from + match;
}

export function unreachable(tree: Tree): Problem[] {
  const paths = [...tree.sources.keys()];
  const configured = paths.filter((path) => path.endsWith(".config.ts"));
  const running = reachedFrom(tree, [...entryPoints(tree), ...testSupport, ...configured]);
  const tested = reachedFrom(tree, [...paths.filter(isTest), ...running]);
  return paths.flatMap((file) => {
    if ((isProduct(file) ? running : tested).has(file)) return [];
    const who = tested.has(file) ? "only tests lead here" : "nothing leads here";
    return { file, line: 1, subject: file, advice: `${who}: register it, or delete it` };
  });
}

/**
 * Entry points of package.json: start scripts, commands, published exports and conditional imports.
 */
function entryPoints({ files, manifests }: Tree): string[] {
  const root = JSON.parse(files.get("package.json") ?? "{}");
  const folders = [...manifests].map(([folder, manifest]) => ({
    prefix: `packages/${folder}/`,
    manifest,
  }));
  return [{ prefix: "", manifest: root }, ...folders].flatMap(({ prefix, manifest }) => {
    const { bin = {}, exports = {}, imports = {}, scripts = {} } = manifest;
    const words = Object.values<string>(scripts).flatMap((script) => script.split(/\s+/));
    const choices = Object.values<Record<string, string>>(imports);
    const chosen = choices.flatMap((choice) => Object.values(choice));
    const published = manifest.private === true ? {} : exports;
    const declared = [...Object.values<string>(bin), ...Object.values<string>(published)];
    const named = [...declared, ...chosen, ...words];
    return named.map((path) => posix.join(prefix, path));
  });
}

const specifiers = /"(@frontdesk\/[^"]+)"/g;

/** Exports of a private package that cover all its files, or that no other package imports. */
export function needlessExports({ files, manifests }: Tree): Problem[] {
  const named = [...files].flatMap(([path, text]) =>
    [...text.matchAll(specifiers)].map(([, specifier = ""]) => ({ path, specifier })),
  );
  return [...manifests].flatMap(([folder, { name = "", private: isPrivate, exports = {} }]) => {
    const others = named.filter(({ path }) => packageOf(path) !== folder);
    return Object.keys(isPrivate === true ? exports : {}).flatMap((entry) => {
      const start = `${name}/${entry.slice(2).replace(/\*$/, "")}`;
      const isUsed = others.some(({ specifier }) =>
        entry.endsWith("*") ? specifier.startsWith(start) : specifier === start,
      );
      const file = `packages/${folder}/package.json`;
      const advice = `exports ${entry}: export only what another package imports`;
      return isUsed && entry !== "./*" ? [] : { file, line: 1, subject: file, advice };
    });
  });
}

function reachedFrom(tree: Tree, entries: readonly string[]): Set<string> {
  const links = Map.groupBy(linksOf(tree), ({ source }) => source.path);
  const reached = new Set(entries.filter((path) => tree.sources.has(path)));
  for (const path of reached) for (const { target } of links.get(path) ?? []) reached.add(target);
  return reached;
}

export interface ResolvedLink {
  source: Source;
  target: string;
  at: number;
  isType: boolean;
}

export function linksOf(tree: Tree): ResolvedLink[] {
  return [...tree.sources.values()].flatMap((source) =>
    source.links.flatMap(({ specifier, at, isType }) => {
      const target = resolve(tree, source.path, specifier);
      return target !== undefined && tree.sources.has(target) ? { source, target, at, isType } : [];
    }),
  );
}
