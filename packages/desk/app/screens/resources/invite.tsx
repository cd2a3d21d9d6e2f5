import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useAction } from "../../api/action.ts";
import type { StaffRole } from "../../api/role-rights.ts";
import { assignableRoles, firstRole } from "../../api/staff-roles.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Dialog } from "../../components/dialog.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { RoleField } from "../../components/role-field.tsx";
import { useWords } from "../../locales/words.ts";
import { type StaffProgress, useProgress } from "./staff/progress.ts";
import { renewStaff } from "./staff/queries.ts";
import { TaskList } from "./staff/task-list.tsx";
import { inviteStaff, type NewStaff } from "./staff/tasks.ts";
import "../../components/ask.css";

interface InvitePersonProps {
  resource: Resource;
  /** The person's address. */
  email: string;
  onClose: () => void;
}

/** A login for a person with a calendar. */
export function InvitePerson({ resource, email, onClose }: InvitePersonProps) {
  const { parts, resources: words } = useWords();
  const workspace = useWorkspace();
  const roles = assignableRoles(workspace);
  const [role, choose] = useState<StaffRole>(firstRole(workspace) ?? "own_calendar");
  const { id, name, color, resource_type: type } = resource;
  const staff = { name, email, role, color, typeId: type.id, hasLogin: false, serviceIds: [] };
  const { invite, progress } = useInvitePerson(id, staff);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invite.isPending) return;
    void invite.mutateAsync().then(
      () => {
        say(words.resent({ email }));
        onClose();
      },
      () => {},
    );
  };
  return (
    <Dialog title={words.inviteOf({ name })} onClose={() => invite.isPending || onClose()}>
      <form className="ask" onSubmit={send}>
        <p>{words.invitesTo({ email })}</p>
        <RoleField value={role} roles={roles} onChange={choose} />
        {invite.isError && <TaskList staff={staff} progress={progress} />}
        <RefusalMessage error={invite.error} />
        <div className="ask-buttons">
          <Button type="submit" loading={invite.isPending}>
            {invite.isError ? parts.tryAgain : words.invite}
          </Button>
          <Button variant="default" onClick={onClose} disabled={invite.isPending}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useInvitePerson(resourceId: number, staff: NewStaff) {
  const workspace = useWorkspace();
  const queries = useQueryClient();
  const [progress, keep] = useState<StaffProgress>({
    resourceId,
    userId: null,
    done: ["calendar"],
  });
  const keeper = useProgress(progress, keep);
  const invite = useAction(["resources.invitePerson", "footer"], {
    mutationFn: () => inviteStaff({ workspace, queries, staff }, keeper),
    onSettled: () => renewStaff(queries, workspace),
  });
  return { invite, progress };
}
