import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { Permissions, TeamMember } from "../../api/team.ts";
import { Dialog } from "../../components/dialog.tsx";
import { begin, see, takeUp } from "../../components/draft/kept.ts";
import { Meanwhile } from "../../components/draft/meanwhile.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { MembershipFields } from "./membership.tsx";
import { membershipOf, useChange, useEnd } from "./queries.ts";
import "../../components/ask.css";
import "./team.css";

interface OfMember {
  /** As the list shows the member now. */
  member: TeamMember;
  onClose: () => void;
}

export function ChangeMember({ member, onClose, onEnd }: OfMember & { onEnd: () => void }) {
  const { team: words, parts } = useWords();
  const name = member.name ?? member.email;
  const change = useChange();
  const { draft, newest, unseen, set, markSeen } = useMembership(member);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ member, ...draft }, { onSuccess: onClose });
  };
  const labels = {
    role: [words.atShop, (role: keyof typeof words.roles | "") => role && words.roles[role]],
    permissions: [words.atStudio, (one: Permissions | "") => one && words.permissions[one]],
  } as const;
  return (
    <Dialog title={words.changeOf({ name })} onClose={onClose}>
      <form className="ask" onSubmit={save}>
        <Meanwhile
          of={{ draft: textsOf(draft), newest: textsOf(newest), unseen, see: markSeen }}
          labels={labels}
        />
        <MembershipFields value={draft} onChange={set} isNew={false} />
        <RefusalMessage error={change.error} />
        <div className="ask-buttons">
          <Button type="submit" loading={change.isPending} disabled={unseen.length > 0}>
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

/** The chosen membership, merged with changes by colleagues. */
function useMembership(member: TeamMember) {
  const input = { values: membershipOf(member), tag: "" };
  const [before, setKept] = useState(() => begin(input));
  const kept = takeUp(before, input);
  if (kept !== before) setKept(kept);
  return {
    ...kept,
    set: (draft: typeof kept.draft) => setKept((now) => ({ ...now, draft })),
    markSeen: () => setKept(see),
  };
}

const textsOf = ({ role, permissions }: ReturnType<typeof membershipOf>) => ({
  role: role ?? ("" as const),
  permissions: permissions ?? ("" as const),
});

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
