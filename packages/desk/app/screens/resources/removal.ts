/* Appointments, login and calendar of a person end one after the other. Each task finds its earlier
   result, so that a second attempt continues. */
import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "../../api/action.ts";
import { payments } from "../../api/clients.ts";
import { timeNow } from "../../api/clock.ts";
import type { Workspace } from "../../api/desk.ts";
import { studioOf } from "../../api/studio.ts";
import { type TeamMember, team } from "../../api/team.ts";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import type { ClashDecision } from "../../components/affected.tsx";
import { dayOf } from "../../components/days.ts";
import { renewStaff } from "./staff/queries.ts";

export const removalTasks = ["appointments", "login", "calendar"] as const;
export type RemovalTask = (typeof removalTasks)[number];

/** Owners keep theirs, and nobody ends the own one here. */
export function endsLogin(member: TeamMember | undefined, ownEmail: string): boolean {
  if (member === undefined || member.studio?.owner === true) return false;
  return member.email.toLowerCase() !== ownEmail.toLowerCase();
}

/** `onRemoved` runs after the sheet shows the archived person too. */
export function useRemoval(resource: Resource, onRemoved: () => void) {
  const workspace = useWorkspace();
  const queries = useQueryClient();
  const { email } = useSession().person;
  const [done, note] = useState<readonly RemovalTask[]>([]);
  const remove = useAction(["resources.removePerson", "footer"], {
    async mutationFn(decision: ClashDecision) {
      const { id } = resource;
      const { resources } = studioOf(workspace);
      const closed = { date: dayOf(timeNow()), available_periods: [], ...decision };
      await resources.changeAvailability(id, closed);
      note(["appointments"]);
      await endLogin(queries, { workspace, userId: resource.user_id, ownEmail: email });
      note(["appointments", "login"]);
      await resources.update(id, { archived: true });
      note(removalTasks);
    },
    onSuccess: onRemoved,
    onSettled: () => renewStaff(queries, workspace),
  });
  return { remove, done };
}

interface EndingLogin {
  workspace: Workspace;
  userId: number | null;
  ownEmail: string;
}

async function endLogin(
  queries: QueryClient,
  { workspace, userId, ownEmail }: EndingLogin,
): Promise<void> {
  if (userId === null) return;
  const all = await queries.fetchQuery({ ...team.list(workspace), staleTime: 0 });
  const member = all.find(({ studio }) => studio?.id === userId);
  if (member === undefined || !endsLogin(member, ownEmail)) return;
  const { shop, studio } = member;
  // The account's part names the person, so it ends last.
  if (shop !== undefined) await payments.merchants.users.remove(workspace.merchant!.id, shop.id);
  await studioOf(workspace).users.delete(studio!.id);
}
