/*
 * What is in the table of contents, and which of it somebody is shown: what their place has no half
 * for is left out.
 */
import type { RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Place } from "../data/desk.ts";
import { isOfRole, type MerchantAct } from "../data/may.ts";
import type { Words } from "../locales/bind.ts";

export type Group = keyof Words["shell"]["groups"];

/** What opens over a screen. */
interface Inside {
  path: string;
  show: RouteComponent;
  /** What of a place it is about, where the screen is about either. */
  of?: "merchant" | "account";
}

export interface ScreenEntry {
  /** Below the place, and its name in `words`. */
  path: keyof Words["shell"]["screens"];
  show: RouteComponent;
  /** What of a place it is about; not given for what every place has. */
  of?: "merchant" | "account";
  /** What of the account somebody has to be allowed to see, for it to be there at all. */
  right?: keyof NonNullable<Place["account"]>["rights"];
  /** What somebody's role at the merchant has to let them do, for it to be there at all. */
  act?: MerchantAct;
  /** Whom it is for, where that is not said by these. */
  isFor?(place: Pick<Place, "merchant" | "account">): boolean;
  /** Under which heading of the navigation it stands; above all when not given. */
  group?: Group;
  /** Its sign in the bar of a phone; in `more` when not given. */
  bar?: ComponentType;
  /** What opens over it, by the rest of the path: `$id`. */
  inside?: readonly Inside[];
}

/** The screens that a place has, for who is in it. */
export function screensOf<One extends Pick<ScreenEntry, "of" | "right" | "act" | "isFor">>(
  screens: readonly One[],
  place: Pick<Place, "merchant" | "account">,
): One[] {
  const { merchant, account } = place;
  const sees = ({ right, act }: One) =>
    (right === undefined || (account !== null && account.rights[right] !== "none")) &&
    (act === undefined || (merchant !== null && isOfRole(merchant, act)));
  return screens
    .filter((one) => (one.of === undefined || place[one.of] !== null) && sees(one))
    .filter(({ isFor }) => isFor?.(place) ?? true);
}

type Opened = Pick<ScreenEntry, "of" | "right" | "act" | "isFor"> & {
  path: string;
  inside?: readonly Omit<Inside, "show">[];
};

/** False for a screen that somebody's role in a place does not include; `path` is its pattern. */
export function mayOpen(
  screens: readonly Opened[],
  place: Pick<Place, "merchant" | "account">,
  path: string,
): boolean {
  const entry = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (entry === undefined) return true;
  if (screensOf([entry], place).length === 0) return false;
  const over = entry.inside?.find((one) => path === `${entry.path}/${one.path}`);
  return over?.of === undefined || place[over.of] !== null;
}

/** What stands above all, and the rest by its headings. */
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
