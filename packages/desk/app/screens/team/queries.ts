import type { Role } from "@frontdesk/payments-client/types";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "../../api/action.ts";
import { payments, scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { rightsByRole, type StaffRole } from "../../api/role-rights.ts";
import { type RolePart, unwrittenOf } from "../../api/staff-roles.ts";
import { type Permissions, reachOf, rightsOf, type TeamMember, team } from "../../api/team.ts";
import { checkUnchanged } from "../../api/unchanged.ts";
import { useWorkspace } from "../../api/workspace.ts";

export interface WorkspaceMembership {
  role: Role | undefined;
  permissions: Permissions | undefined;
}

function useTeamMutation<Input>(
  name: string,
  work: (workspace: Workspace, input: Input, queries: QueryClient) => Promise<void>,
) {
  const ownWorkspace = useWorkspace();
  const queries = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: (input: Input) => work(ownWorkspace, input, queries),
    onSettled: () => queries.invalidateQueries({ queryKey: [ownWorkspace.id, "team"] }),
    retry: false,
  });
}

/** After a failure, the next attempt continues with the part that failed. */
export function useInvite() {
  const [sent] = useState(() => new Set<string>());
  return useTeamMutation("team.invite", async (workspace, { email, ...invited }: Invitation) => {
    const { role, permissions } = membershipIn(invited, workspace);
    const once = async (part: string, send: () => Promise<unknown>) => {
      const name = JSON.stringify([part, email, role, permissions]);
      if (sent.has(name)) return;
      await send();
      sent.add(name);
    };
    const { merchant, account } = workspace;
    const { users } = payments.merchants;
    if (role !== null) await once("shop", () => users.invite(merchant!.id, { email, role }));
    if (permissions === null) return;
    const { users: members } = scheduling.account(account!.subdomain);
    await once("studio", () => members.invite({ email, ...permissions }));
  });
}

type Invited = { chosen: StaffRole } | WorkspaceMembership;

export type Invitation = Invited & { email: string };

function membershipIn(invited: Invited, { merchant, account }: Workspace) {
  if ("chosen" in invited) {
    const { shop, studio } = rightsByRole[invited.chosen];
    return { role: merchant && shop, permissions: account && studio };
  }
  const { role = null, permissions } = invited;
  return { role, permissions: permissions === undefined ? null : { permissions } };
}

export const membershipOf = ({ shop, studio }: TeamMember): WorkspaceMembership => ({
  role: shop?.role,
  permissions: studio?.owner === true ? undefined : studio?.permissions,
});

/** The save fails if a colleague changed or ended the membership first. */
export const useChange = () =>
  useTeamMutation(
    "team.change",
    async (workspace, { member, role, permissions }: Change, queries) => {
      const { merchant, account } = workspace;
      const { shop, studio, email } = member;
      await checkUnchanged(queries, {
        query: team.list(workspace),
        seen: membershipOf(member),
        part: (all) => membershipOfOne(all, email),
      });
      if (shop !== undefined && role !== undefined && role !== shop.role) {
        const user = { merchantId: merchant!.id, userId: shop.id };
        await payments.merchants.users.update(user, { role });
      }
      if (studio !== undefined && permissions !== undefined && permissions !== studio.permissions) {
        await scheduling.account(account!.subdomain).users.update(studio.id, { permissions });
      }
    },
  );

function membershipOfOne(members: readonly TeamMember[], email: string) {
  const member = members.find((one) => one.email === email);
  return member && membershipOf(member);
}

export interface Change extends WorkspaceMembership {
  member: TeamMember;
}

interface RoleChange {
  member: TeamMember;
  role: StaffRole;
}

/**
 * Writes both parts. A part that has the rights already stays, so that a second attempt continues
 * after the failed one. The save fails if a colleague changed the other rights first.
 */
export const useRole = () =>
  useTeamMutation("team.role", async (workspace, change: RoleChange, queries) => {
    const { member, role } = change;
    const query = team.list(workspace);
    const changed = (all: readonly TeamMember[]) => changedSince(all, change, workspace);
    await checkUnchanged(queries, { query, seen: [], part: changed });
    const newest = memberIn(queries.getQueryData(query.queryKey), member)!;
    for (const part of unwrittenOf(newest, role, workspace)) {
      await writePart(workspace, { member: newest, role, part });
    }
  });

const memberIn = (all: readonly TeamMember[] = [], { email }: TeamMember) =>
  all.find((one) => one.email === email);

/** Undefined for a removed member. */
function changedSince(
  all: readonly TeamMember[],
  { member, role }: RoleChange,
  workspace: Workspace,
): RolePart[] | undefined {
  const newest = memberIn(all, member);
  if (newest === undefined) return undefined;
  const rights = ({ shop, studio }: TeamMember) => ({
    shop: shop?.role,
    studio: studio && JSON.stringify(rightsOf(studio)),
  });
  const [seen, now] = [rights(member), rights(newest)];
  return unwrittenOf(newest, role, workspace).filter((part) => seen[part] !== now[part]);
}

interface PartChange extends RoleChange {
  part: RolePart;
}

async function writePart(
  { merchant, account }: Workspace,
  { member: { email, shop, studio }, role, part }: PartChange,
): Promise<void> {
  const parts = rightsByRole[role];
  if (part === "studio") {
    const { users } = scheduling.account(account!.subdomain);
    if (studio === undefined) await users.invite({ email, ...parts.studio });
    else await users.update(studio.id, parts.studio);
    return;
  }
  const { users } = payments.merchants;
  const merchantId = merchant!.id;
  if (shop === undefined) await users.invite(merchantId, { email, role: parts.shop! });
  else if (parts.shop === null) await users.remove(merchantId, shop.id);
  else await users.update({ merchantId, userId: shop.id }, { role: parts.shop });
}

export const useEnd = () =>
  useTeamMutation("team.end", async (workspace, { shop, studio }: TeamMember) => {
    const { merchant, account } = workspace;
    const reach = reachOf(workspace);
    if (shop !== undefined) await payments.merchants.users.remove(merchant!.id, shop.id);
    if (studio !== undefined && !studio.owner && reach.studio) {
      await scheduling.account(account!.subdomain).users.delete(studio.id);
    }
  });
