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
  /** Entries without a group stand on top. */
  group?: Group;
  /** Icon in the phone navigation; undefined: under "more". */
  bar?: ComponentType;
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

export function grouped<One extends Pick<ScreenEntry, "group">>(
  screens: readonly One[],
): { first: One[]; groups: [Group, One[]][] } {
  const first = screens.filter(({ group }) => group === undefined);
  const byGroup = Map.groupBy(screens, ({ group }) => group);
  const order: readonly Group[] = ["studio", "shop", "house"];
  const groups = order.flatMap((group): [Group, One[]][] => {
    const inside = byGroup.get(group) ?? [];
    return inside.length === 0 ? [] : [[group, inside]];
  });
  return { first, groups };
}
