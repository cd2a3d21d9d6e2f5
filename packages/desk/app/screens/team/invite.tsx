import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { assignableRoles, firstRole } from "../../api/staff-roles.ts";
import { reachOf, type TeamMember } from "../../api/team.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { type RoleChoice, RoleField } from "../../components/role-field.tsx";
import { useWords } from "../../locales/words.ts";
import { MembershipFields } from "./membership.tsx";
import { PartlySaved } from "./partly-saved.tsx";
import { useInvite, type WorkspaceMembership } from "./queries.ts";
import "../../components/ask.css";

interface InviteProps {
  members: readonly TeamMember[];
  onClose: () => void;
}

export function Invite({ members, onClose }: InviteProps) {
  const { team: words } = useWords();
  const invite = useInvite();
  return (
    <Dialog title={words.invite} onClose={() => invite.isPending || onClose()}>
      <InviteForm invite={invite} members={members} onClose={onClose} />
    </Dialog>
  );
}

interface InviteFormProps extends InviteProps {
  invite: ReturnType<typeof useInvite>;
}

function InviteForm({ invite, members, onClose }: InviteFormProps) {
  const { parts, team: words } = useWords();
  const workspace = useWorkspace();
  const reach = reachOf(workspace);
  const roles = [...assignableRoles(workspace), "custom" as const];
  const [{ email, role }, set, saves] = useKept<{ email: string; role: RoleChoice }>({
    email: "",
    role: firstRole(workspace) ?? "custom",
  });
  const [status, setMembership] = useState<WorkspaceMembership>({
    role: reach.shop ? "support" : undefined,
    permissions: reach.shop ? undefined : "basic_user",
  });
  const guest = members.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  const isByHand = role === "custom";
  const isNothing = isByHand && status.role === undefined && status.permissions === undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invite.isPending || isNothing) return;
    const invited = isByHand ? status : { chosen: role };
    const sent = invite.mutateAsync({ email: email.trim(), ...invited }, { onSuccess: onClose });
    saves(sent.then(() => say(words.invited({ email }))));
  };
  return (
    <form data-draft className="ask" onSubmit={submit}>
      <TextInput
        inputMode="email"
        label={words.email}
        value={email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={problemsOf(invite.error).email}
        data-autofocus
        required
      />
      {roles.length > 1 && (
        <RoleField value={role} roles={roles} onChange={(role) => set({ role })} />
      )}
      {isByHand && <MembershipFields value={status} onChange={setMembership} isNew />}
      {isNothing && <p className="note">{words.somewhere}</p>}
      {invite.isError && <PartlySaved member={guest} role={role} />}
      <RefusalMessage error={invite.error} />
      <div className="ask-buttons">
        <Button type="submit" loading={invite.isPending} disabled={isNothing}>
          {invite.error === null ? words.send : parts.tryAgain}
        </Button>
        <Button variant="default" onClick={onClose} disabled={invite.isPending}>
          {parts.cancel}
        </Button>
      </div>
    </form>
  );
}
