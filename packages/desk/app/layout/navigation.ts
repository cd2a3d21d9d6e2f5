/* Omits screens of a missing account or merchant. */
import type { RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Workspace } from "../api/desk.ts";
import { isOfRole, type MerchantAct } from "../api/may.ts";
import { mayMake } from "../api/rights.ts";
import type { Words } from "../locales/bind.ts";

export type Group = keyof Words["shell"]["groups"];

interface Inside {
  path: string;
  show: RouteComponent;
  /** The entry is for workspaces with this part only. */
  of?: "merchant" | "account";
  isFor?(workspace: Pick<Workspace, "merchant" | "account">): boolean;
}

export interface ScreenEntry {
  /** The path below the workspace, and the key of its name in `words`. */
  path: keyof Words["shell"]["screens"];
  show: RouteComponent;
  of?: "merchant" | "account";
  right?: keyof NonNullable<Workspace["account"]>["rights"];
  act?: MerchantAct;
  isFor?(workspace: Pick<Workspace, "merchant" | "account">): boolean;
  group?: Group;
  /** Undefined: without a link in the navigation; `under.ts` names the screen that leads there. */
  icon?: ComponentType;
  /** The rest of the path: `$id`. */
  inside?: readonly Inside[];
}

export function screensOf<One extends Pick<ScreenEntry, "of" | "right" | "act" | "isFor">>(
  screens: readonly One[],
  workspace: Pick<Workspace, "merchant" | "account">,
): One[] {
  const { merchant, account } = workspace;
  const sees = ({ right, act }: One) =>
    (right === undefined || (account !== null && account.rights[right] !== "none")) &&
    (act === undefined || (merchant !== null && isOfRole(merchant, act)));
  return screens
    .filter((one) => (one.of === undefined || workspace[one.of] !== null) && sees(one))
    .filter(({ isFor }) => isFor?.(workspace) ?? true);
}

type NewName = keyof Words["shell"]["newEntries"];

interface NewEntry {
  name: NewName;
  path: string;
}

/** Everything that the user may create from any screen. */
export function newEntries(workspace: Pick<Workspace, "merchant" | "account">): NewEntry[] {
  const { merchant, account } = workspace;
  const [mayBook, mayAddClient] = [mayMake(workspace, "bookings"), mayMake(workspace, "clients")];
  const seesServices = account !== null && account.rights.resources !== "none";
  const entries: [NewName, string, boolean][] = [
    ["appointment", "calendar/new", mayBook && seesServices],
    ["block", "calendar/block", mayBook && seesServices],
    ["link", "links", merchant !== null && isOfRole(merchant, "handle")],
    ["client", "clients/new", mayAddClient],
  ];
  return entries.flatMap(([name, path, isAllowed]) => (isAllowed ? [{ name, path }] : []));
}

type OpenableScreen = Pick<ScreenEntry, "of" | "right" | "act" | "isFor"> & {
  path: string;
  inside?: readonly Omit<Inside, "show">[];
};

export function mayOpen(
  screens: readonly OpenableScreen[],
  workspace: Pick<Workspace, "merchant" | "account">,
  path: string,
): boolean {
  const entry = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (entry === undefined) return true;
  if (screensOf([entry], workspace).length === 0) return false;
  const over = entry.inside?.find((one) => path === `${entry.path}/${one.path}`);
  if (over?.isFor?.(workspace) === false) return false;
  return over?.of === undefined || workspace[over.of] !== null;
}

export interface LinkGroup<One> {
  group: Group | undefined;
  entries: One[];
}

/** The links of the navigation: neighbours of one group together. */
export function linksByGroup<One extends Pick<ScreenEntry, "group" | "icon">>(
  screens: readonly One[],
): LinkGroup<One>[] {
  const sections: LinkGroup<One>[] = [];
  for (const one of screens) {
    if (one.icon === undefined) continue;
    const last = sections.at(-1);
    if (last !== undefined && last.group === one.group) last.entries.push(one);
    else sections.push({ group: one.group, entries: [one] });
  }
  return sections;
}

const softHyphen = "\u00ad";

/** Lets a narrow column break the words of a list: `Appoint-ments Set-tings`. */
export function hyphenate(name: string, hyphens: string): string {
  const words = hyphens.split(" ").map((word) => [word.replaceAll("-", ""), word] as const);
  const hyphenated = new Map(words);
  return name
    .split(" ")
    .map((word) => hyphenated.get(word)?.replaceAll("-", softHyphen) ?? word)
    .join(" ");
}

/** The first ones that the role includes stand in the bar of a phone. */
const barOrder: readonly ScreenEntry["path"][] = [
  "home",
  "calendar",
  "clients",
  "payments",
  "balance",
  "reports",
];

export function inBar<One extends Pick<ScreenEntry, "path">>(
  screens: readonly One[],
  { most }: { most: number },
): One[] {
  return barOrder.flatMap((path) => screens.filter((one) => one.path === path)).slice(0, most);
}

/** Staff with their own appointments only. */
export function seesOwnOnly({
  merchant,
  account,
}: Pick<Workspace, "merchant" | "account">): boolean {
  return merchant === null && account?.rights.bookings === "manage_own";
}
