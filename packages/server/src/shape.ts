// A schema's shape, as far as parsing needs it. Alternatives are merged.

import { clean, type TextKind } from "./text/clean.ts";

export interface Shape {
  /** JSON types, including `integer`; empty for any type. */
  types: ReadonlySet<string>;
  members: ReadonlyMap<string, Member> | undefined;
  others: Shape | undefined;
  isSealed: boolean;
  items: Shape | undefined;
  ceilings: Ceilings;
  clean: ((text: string) => string) | undefined;
}

export interface Ceilings {
  items: number;
  members: number;
  /** Code points of a text. */
  characters: number;
}

export interface Member {
  shape: Shape;
  isRequired: boolean;
}

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema | Schema[] | boolean;
  maxItems?: number;
  maxProperties?: number;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  "x-text"?: TextKind;
}

const unlimited: Ceilings = { items: Infinity, members: Infinity, characters: Infinity };

const anything: Shape = {
  types: new Set(),
  members: undefined,
  others: undefined,
  isSealed: false,
  items: undefined,
  ceilings: unlimited,
  clean: undefined,
};

/** References are not followed: their values stay unchanged. */
export function shapeOf(schema: unknown): Shape {
  if (typeof schema !== "object" || schema === null) return anything;
  const own = schema as Schema;
  const choices = own.anyOf ?? own.oneOf;
  if (choices !== undefined) return overlay(choices.map(shapeOf), { isChoice: true });
  if (own.allOf !== undefined) return overlay(own.allOf.map(shapeOf), { isChoice: false });
  const types = typesOf(own);
  return {
    types,
    members: membersOf(own),
    others: othersOf(own),
    isSealed: own.additionalProperties === false,
    items: typeof own.items === "object" ? shapeOf([own.items].flat()[0]) : undefined,
    ceilings: {
      items: own.maxItems ?? Infinity,
      members: own.maxProperties ?? Infinity,
      characters: takes(types, "string") ? (own.maxLength ?? longestOf(own)) : 0,
    },
    clean: cleaningOf(own),
  };
}

function cleaningOf({ "x-text": kind }: Schema): Shape["clean"] {
  return kind === undefined ? undefined : (text) => clean(kind, text);
}

const uncleaned = new WeakMap<Shape, Shape>();

export function withoutCleaning(shape: Shape): Shape {
  const existing = uncleaned.get(shape);
  if (existing !== undefined) return existing;
  const { members, others, items } = shape;
  const bare = (part: Shape | undefined) => part && withoutCleaning(part);
  const entries = [...(members ?? [])].map(([name, { shape: member, isRequired }]) => {
    return [name, { shape: withoutCleaning(member), isRequired }] as const;
  });
  const fresh = {
    ...shape,
    clean: undefined,
    others: bare(others),
    items: bare(items),
    members: members && new Map(entries),
  };
  uncleaned.set(shape, fresh);
  return fresh;
}

function typesOf({ type, const: only, enum: listed }: Schema): Set<string> {
  if (type !== undefined) return new Set([type].flat());
  if (listed !== undefined) return new Set(listed.map(typeOf));
  return new Set(only === undefined ? [] : [typeOf(only)]);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function longestOf({ const: only, enum: listed = only === undefined ? [] : [only] }: Schema) {
  if (listed.length === 0) return Infinity;
  return Math.max(0, ...listed.map((each) => (typeof each === "string" ? each.length : 0)));
}

function membersOf({ properties, required = [] }: Schema): Map<string, Member> | undefined {
  if (properties === undefined) return undefined;
  const entries = Object.entries(properties).map(([name, schema]): [string, Member] => [
    name,
    { shape: shapeOf(schema), isRequired: required.includes(name) },
  ]);
  return new Map(entries);
}

function othersOf(schema: Schema): Shape | undefined {
  const { additionalProperties, patternProperties } = schema;
  if (patternProperties !== undefined) return shapeOf(Object.values(patternProperties)[0]);
  if (typeof additionalProperties === "object") return shapeOf(additionalProperties);
  return additionalProperties === true ? anything : undefined;
}

function overlay(shapes: Shape[], { isChoice }: { isChoice: boolean }): Shape {
  const takesAnything = isChoice && shapes.some(({ types }) => types.size === 0);
  const withMembers = shapes.flatMap(({ members }) => members ?? []);
  const names = new Set(withMembers.flatMap((members) => [...members.keys()]));
  const members = [...names].map((name): [string, Member] => {
    const members = withMembers.flatMap((each) => each.get(name) ?? []);
    const inAll = members.length === shapes.length && members.every(({ isRequired }) => isRequired);
    const isRequired = isChoice ? inAll : members.some((member) => member.isRequired);
    return [
      name,
      {
        shape: overlay(
          members.map(({ shape }) => shape),
          { isChoice: true },
        ),
        isRequired,
      },
    ];
  });
  return {
    types: new Set(takesAnything ? [] : shapes.flatMap(({ types }) => [...types])),
    members: withMembers.length === 0 ? undefined : new Map(members),
    others: shapes.find(({ others }) => others !== undefined)?.others,
    isSealed: shapes.every(({ isSealed }) => isSealed),
    items: shapes.find(({ items }) => items !== undefined)?.items,
    clean: shapes.find(({ clean }) => clean !== undefined)?.clean,
    ceilings: {
      items: highest(shapes, { type: "array", ceiling: "items" }),
      members: highest(shapes, { type: "object", ceiling: "members" }),
      characters: highest(shapes, { type: "string", ceiling: "characters" }),
    },
  };
}

function highest(
  shapes: Shape[],
  { type, ceiling }: { type: string; ceiling: keyof Ceilings },
): number {
  const able = shapes.filter(({ types }) => takes(types, type));
  return Math.max(0, ...able.map(({ ceilings }) => ceilings[ceiling]));
}

function takes(types: ReadonlySet<string>, type: string): boolean {
  return types.size === 0 || types.has(type);
}
