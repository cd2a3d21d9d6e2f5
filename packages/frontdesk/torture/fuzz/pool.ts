import type { Json } from "@frontdesk/payments/test/shop";

const kept = 40;

export class Pool {
  readonly #fixed = new Map<string, Json[]>();
  readonly #seen = new Map<string, Json[]>();

  fix(kind: string, ...values: Json[]): void {
    this.#fixed.set(kind, [...(this.#fixed.get(kind) ?? []), ...values]);
  }

  pick(kind: string, number: number): Json {
    const fixed = this.#fixed.get(kind) ?? [];
    const seen = this.#seen.get(kind) ?? [];
    const from = number % 3 === 0 && seen.length > 0 ? seen : [...fixed, ...seen];
    return from[Math.floor(number / 3) % Math.max(1, from.length)];
  }

  has(kind: string): boolean {
    return this.#fixed.has(kind) || this.#seen.has(kind);
  }

  learn(answer: Json, path: string): void {
    const folder = path
      .split("/")
      .filter((part) => !part.startsWith("{"))
      .at(-1);
    this.#walk(answer, singularOf(folder ?? ""));
  }

  #walk(node: Json, kind: string): void {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const child of node.slice(0, 20)) this.#walk(child, kind);
      return;
    }
    for (const [name, child] of Object.entries<Json>(node)) {
      const own = name === "id" ? kind : kindOf(name);
      if (typeof child === "object") this.#walk(child, singularOf(name));
      else if (own !== undefined) this.#keep(own, child);
    }
  }

  #keep(kind: string, value: Json): void {
    if (value === null || value === "") return;
    const seen = this.#seen.get(kind) ?? [];
    if (seen.includes(value)) return;
    seen.push(value);
    if (seen.length > kept) seen.shift();
    this.#seen.set(kind, seen);
  }
}

export function kindOf(name: string): string | undefined {
  if (name === "token") return name;
  return /^(\w+?)(?:Id|_id|Ids|_ids)(?:\[\])?$/.exec(name)?.[1];
}

export function singularOf(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  return name.endsWith("s") ? name.slice(0, -1) : name;
}
