// Names with brackets: `company[country]=DK`, `hints[]=a`, `items[0][name]=b`. The result holds
// only plain objects, lists and text.
import { invalidName, invalidText, isPlainText, visibleName } from "./inspect.ts";
import { mostProblems, type Problem } from "./refusal.ts";

export type Pair = [name: string | undefined, value: string | undefined];

export interface NestedValues {
  value: Record<string, unknown>;
  problems: Problem[];
}

interface Branch {
  isList: boolean;
  members: Map<string, Branch | string>;
}

const bracketed = /^[^[\]]+(?:\[[^[\]]*\])+$/;
const position = /^(?:0|[1-9]\d{0,3})$/;
const deepest = 6;
const longestName = 1_000;

/** Empty parts count. Never throws. */
export function readPairs(text: string, most: number): Pair[] {
  const pairs: Pair[] = [];
  for (const part of text.split("&", most)) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const name = equals === -1 ? part : part.slice(0, equals);
    pairs.push([decode(name), equals === -1 ? "" : decode(part.slice(equals + 1))]);
  }
  return pairs;
}

function decode(text: string): string | undefined {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

export function nest(pairs: Pair[]): NestedValues {
  const root: Branch = { isList: false, members: new Map() };
  const problems: Problem[] = [];
  for (const [name, value] of pairs) {
    if (name === "") continue;
    const names = name === undefined ? [] : namesIn(name);
    const message = problemOf(names, value) ?? plant(root, names, value as string);
    if (message !== undefined) {
      const visible = names.filter((each) => each !== "").map(visibleName);
      problems.push({ field: visible.join("."), message });
      if (problems.length === mostProblems) break;
    }
  }
  return { value: harvest(root) as Record<string, unknown>, problems };
}

function namesIn(name: string): string[] {
  if (name.length > longestName) return [];
  return bracketed.test(name) ? name.replaceAll("]", "").split("[") : [name];
}

function problemOf(names: string[], value: string | undefined): string | undefined {
  if (names.length === 0) return "has a broken name";
  if (names.length > deepest) return "is nested too deeply";
  for (const [index, name] of names.entries()) {
    const reaches = name === "prototype" && names[index - 1] === "constructor";
    if (name === "__proto__" || reaches || !isPlainText(name)) return invalidName;
  }
  return value !== undefined && isPlainText(value) ? undefined : invalidText;
}

const severalForms = "is given in more than one form";

function plant(root: Branch, names: string[], value: string): string | undefined {
  let branch = root;
  for (const [index, text] of names.entries()) {
    const name = text === "" && index > 0 ? nextPosition(branch) : text;
    if (branch !== root && !takesName(branch, name)) return severalForms;
    if (index === names.length - 1) return addValue(branch, name, value);
    const next = branchAt(branch, name);
    if (next === undefined) return severalForms;
    branch = next;
  }
  return undefined;
}

/** An empty list becomes an object by its first name. */
function takesName(branch: Branch, name: string): boolean {
  if (position.test(name)) return true;
  if (branch.isList && branch.members.size > 0) return false;
  branch.isList = false;
  return true;
}

/** A repeated name makes a list. */
function addValue(branch: Branch, name: string, value: string): string | undefined {
  const match = branch.members.get(name);
  if (match === undefined) {
    branch.members.set(name, value);
    return undefined;
  }
  const list = listOf(match);
  if (list === undefined) return severalForms;
  list.members.set(nextPosition(list), value);
  branch.members.set(name, list);
  return undefined;
}

function branchAt(branch: Branch, name: string): Branch | undefined {
  const match = branch.members.get(name);
  if (typeof match === "string") return undefined;
  const next = match ?? { isList: true, members: new Map() };
  branch.members.set(name, next);
  return next;
}

function nextPosition(branch: Branch): string {
  let next = branch.members.size;
  while (branch.members.has(String(next))) next += 1;
  return String(next);
}

function listOf(match: Branch | string): Branch | undefined {
  if (typeof match === "string") return { isList: true, members: new Map([["0", match]]) };
  return match.isList ? match : undefined;
}

function harvest(tree: Branch | string): unknown {
  if (typeof tree === "string") return tree;
  const entries = [...tree.members].map(([name, child]) => [name, harvest(child)] as const);
  if (!tree.isList) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => child);
}
