import type { Words } from "../../locales/bind.ts";
import type { Happening } from "./happenings.ts";

type SettingsWords = Words["settings"];

export function labelOf(one: Happening, { acts, otherAct, nouns, done }: SettingsWords): string {
  if (one.of === "merchant") {
    const { act } = one.act;
    return Object.hasOwn(acts, act) ? acts[act as keyof typeof acts] : otherAct({ act });
  }
  const { kind, action, subject_id: id, before, after } = one.change;
  const name = nameIn(after) ?? nameIn(before) ?? String(id);
  return `${done[action]({ noun: nouns[kind] })}: ${name}`;
}

function nameIn(view: Record<string, unknown> | null): string | undefined {
  const { name, first_name: first, last_name: last } = view ?? {};
  if (typeof name === "string" && name !== "") return name;
  const names = [first, last].filter((part) => typeof part === "string" && part !== "");
  return names.length === 0 ? undefined : names.join(" ");
}

interface Names {
  team: ReadonlyMap<string, string>;
  members: ReadonlyMap<number, string> | undefined;
}

export function whoOf(one: Happening, { team, members }: Names, { who }: SettingsWords): string {
  if (one.of === "merchant") {
    const { kind, id = "" } = one.act.actor;
    return kind === "person" ? (team.get(id) ?? who.person) : who[kind];
  }
  const { user_id: id, application_id: application } = one.change;
  const name = id === null ? who.system : (members?.get(id) ?? who.person);
  return application === null ? name : who.through({ name });
}
