import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { reachOf } from "../../api/team.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { MembershipFields } from "./membership.tsx";
import { useInvite, type WorkspaceMembership } from "./queries.ts";
import "../../components/ask.css";

export function Invite({ onClose }: { onClose: () => void }) {
  const { team: words } = useWords();
  const invite = useInvite();
  return (
    <Dialog title={words.invite} onClose={() => invite.isPending || onClose()}>
      <InviteForm invite={invite} onClose={onClose} />
    </Dialog>
  );
}

interface InviteFormProps {
  invite: ReturnType<typeof useInvite>;
  onClose: () => void;
}

function InviteForm({ invite, onClose }: InviteFormProps) {
  const { parts, team: words } = useWords();
  const reach = reachOf(useWorkspace());
  const [{ email }, set, saves] = useKept({ email: "" });
  const [status, setMembership] = useState<WorkspaceMembership>({
    role: reach.shop ? "support" : undefined,
    permissions: reach.shop ? undefined : "basic_user",
  });
  const isNothing = status.role === undefined && status.permissions === undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invite.isPending || isNothing) return;
    const sent = invite.mutateAsync({ email: email.trim(), ...status }, { onSuccess: onClose });
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
      <MembershipFields value={status} onChange={setMembership} isNew />
      {isNothing && <p className="note">{words.somewhere}</p>}
      <RefusalMessage error={invite.error} />
      <div className="ask-buttons">
        <Button type="submit" loading={invite.isPending} disabled={isNothing}>
          {words.send}
        </Button>
        <Button variant="default" onClick={onClose} disabled={invite.isPending}>
          {parts.cancel}
        </Button>
      </div>
    </form>
  );
}
