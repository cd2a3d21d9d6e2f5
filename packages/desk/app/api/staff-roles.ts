/* The roles of members, and the roles that a person may assign. */
import { type AccountRights, rightsByRole, type StaffRole, staffRoles } from "./role-rights.ts";
import type { StudioUser, TeamMember, WorkspaceParts } from "./team.ts";
import { reachOf } from "./team.ts";

type Membership = Pick<TeamMember, "shop" | "studio">;

/** A workspace without merchant or account has one part of each role. */
export function roleOf(member: Membership, workspace: WorkspaceParts): StaffRole | "custom" {
  const hasBoth = workspace.merchant !== null && workspace.account !== null;
  // The owner of an account without a shop is no manager.
  const isOwner = workspace.merchant === null && member.studio?.owner === true;
  if (isOwner) return "owner";
  const roles = staffRoles.filter((role) => hasBoth || isWhole(role, workspace));
  return roles.find((role) => unwrittenOf(member, role, workspace).length === 0) ?? "custom";
}

/** Without a shop, owner and manager have equal rights. Without an account, no calendar is own. */
function isWhole(role: StaffRole, { merchant }: WorkspaceParts): boolean {
  return role !== (merchant === null ? "owner" : "own_calendar");
}

export type RolePart = "shop" | "studio";

/** The parts of the workspace in which the member has other rights than the role's. */
export function unwrittenOf(
  { shop, studio }: Membership,
  role: StaffRole,
  { merchant, account }: WorkspaceParts,
): RolePart[] {
  const parts = rightsByRole[role];
  const isAtShop = merchant === null || (shop?.role ?? null) === parts.shop;
  const isAtStudio = account === null || hasRights(studio, parts.studio);
  return [...(isAtShop ? [] : ["shop" as const]), ...(isAtStudio ? [] : ["studio" as const])];
}

function hasRights(studio: StudioUser | undefined, rights: AccountRights): boolean {
  if (studio === undefined) return false;
  if (rights.permissions === "administrator") {
    return studio.owner || studio.permissions === "administrator";
  }
  const { permissions: _name, ...levels } = rights;
  const isAll = Object.entries(levels).every(
    ([name, level]) => studio[name as keyof typeof levels] === level,
  );
  return isAll && !studio.owner && studio.permissions !== "administrator";
}

/** The roles that the person may assign: both parts, and none above their own. */
export function assignableRoles(workspace: WorkspaceParts): StaffRole[] {
  const { merchant, account } = workspace;
  const reach = reachOf(workspace);
  if (hasHiddenPart(workspace)) return [];
  if ((merchant !== null && !reach.shop) || (account !== null && !reach.studio)) return [];
  const isBelow = (role: StaffRole) => merchant?.role !== "manager" || !isOfHead(role);
  const isHere = merchant === null || account === null;
  return staffRoles.filter((role) => isBelow(role) && (!isHere || isWhole(role, workspace)));
}

/** Merchant and account are linked, and the person sees one of them. Linked ids are UUIDs. */
const hasHiddenPart = ({ id, merchant, account }: WorkspaceParts) =>
  id.includes("-") && (merchant === null || account === null);

const isOfHead = (role: StaffRole) => role === "owner" || role === "manager";

/** Managers leave owners and managers alone, and nobody demotes the owner of the account. */
export function mayAssign(member: Membership, role: StaffRole, workspace: WorkspaceParts): boolean {
  if (!assignableRoles(workspace).includes(role)) return false;
  if (member.studio?.owner === true && !isOfHead(role)) return false;
  const { merchant } = workspace;
  const isAbove = member.shop?.role === "owner" || member.shop?.role === "manager";
  return merchant?.role !== "manager" || !isAbove;
}

/** As narrow as possible. */
export function firstRole(workspace: WorkspaceParts): StaffRole | undefined {
  const roles = assignableRoles(workspace);
  return roles.includes("own_calendar")
    ? "own_calendar"
    : roles.find((role) => role === "front_desk");
}
