import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { MembershipFields } from "./membership.tsx";
import type { TeamMember } from "./people.ts";
import { useChange, useEnd, type WorkspaceMembership } from "./queries.ts";
import "../../components/ask.css";
import "./team.css";

interface OfMember {
  member: TeamMember;
  onClose: () => void;
}

export function ChangeMember({ member, onClose, onEnd }: OfMember & { onEnd: () => void }) {
  const { team: words, parts } = useWords();
  const name = member.name ?? member.email;
  const change = useChange();
  const [status, setMembership] = useState<WorkspaceMembership>({
    role: member.shop?.role,
    permissions: member.studio?.owner === true ? undefined : member.studio?.permissions,
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ member, ...status }, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.changeOf({ name })} onClose={onClose}>
      <form className="ask" onSubmit={save}>
        <MembershipFields value={status} onChange={setMembership} isNew={false} />
        <RefusalMessage error={change.error} />
        <div className="ask-buttons">
          <Button type="submit" loading={change.isPending}>
            {words.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
        <div>
          <Button variant="outline" color="wrong" onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function EndMember({ member, onClose }: OfMember) {
  const { team: words } = useWords();
  const end = useEnd();
  const name = member.name ?? member.email;
  return (
    <Sure
      title={words.endTitle}
      act={words.end}
      onAct={() => end.mutate(member, { onSuccess: onClose })}
      state={end}
      onClose={onClose}
    >
      <p className="team-who">{words.endWhat({ name })}</p>
    </Sure>
  );
}
