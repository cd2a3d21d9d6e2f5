// Refused: names that reach prototypes, text that a database cannot store, non-finite numbers, and
// endless nesting.
import { mostProblems, type Problem } from "./refusal.ts";

const deepest = 32;

interface VisitedValue {
  value: object;
  parent: VisitedValue | undefined;
  name: string;
  depth: number;
}

export function isPlainText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

export const invalidText = "must not contain NUL or broken characters";
export const invalidName = "is not allowed as a name";

export function visibleName(name: string): string {
  return name.slice(0, 100).replaceAll("\0", "").toWellFormed();
}

export function inspect(root: object): Problem[] {
  const problems: Problem[] = [];
  const locations: VisitedValue[] = [{ value: root, parent: undefined, name: "", depth: 1 }];
  for (const location of locations) {
    const { value } = location;
    for (const name of Object.keys(value)) {
      const child: unknown = value[name as keyof typeof value];
      const message = problemOf({ place: location, name, child });
      if (message !== undefined) problems.push({ field: pathOf(location, name), message });
      else if (typeof child === "object" && child !== null) {
        locations.push({ value: child, parent: location, name, depth: location.depth + 1 });
      }
      if (problems.length === mostProblems) return problems;
    }
  }
  return problems;
}

function problemOf({ place, name, child }: { place: VisitedValue; name: string; child: unknown }) {
  if (name === "__proto__") return invalidName;
  if (name === "prototype" && place.name === "constructor") return invalidName;
  if (!isPlainText(name)) return invalidName;
  if (typeof child === "string") return isPlainText(child) ? undefined : invalidText;
  if (typeof child === "number")
    return Number.isFinite(child) ? undefined : "is too large a number";
  if (typeof child === "object" && child !== null && place.depth === deepest) {
    return "is nested too deeply";
  }
  return undefined;
}

function pathOf(location: VisitedValue, name: string): string {
  const names = [visibleName(name)];
  for (let at = location; at.parent !== undefined; at = at.parent)
    names.unshift(visibleName(at.name));
  return names.join(".");
}
