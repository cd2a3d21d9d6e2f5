import type { Role } from "@frontdesk/payments-client/types";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments, scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { type Permissions, reachOf, type TeamMember, team } from "../../api/team.ts";
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

export const useInvite = () =>
  useTeamMutation(
    "team.invite",
    async ({ merchant, account }, { email, role, permissions }: Invitation) => {
      if (role !== undefined) await payments.merchants.users.invite(merchant!.id, { email, role });
      if (permissions !== undefined) {
        await scheduling.account(account!.subdomain).users.invite({ email, permissions });
      }
    },
  );

export interface Invitation extends WorkspaceMembership {
  email: string;
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
        part: (all) => membershipIn(all, email),
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

function membershipIn(members: readonly TeamMember[], email: string) {
  const member = members.find((one) => one.email === email);
  return member && membershipOf(member);
}

export interface Change extends WorkspaceMembership {
  member: TeamMember;
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
