import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { staffRoles } from "../../api/role-rights.ts";
import { mayAssign, roleOf } from "../../api/staff-roles.ts";
import type { Permissions, TeamMember } from "../../api/team.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Dialog } from "../../components/dialog.tsx";
import { begin, see, takeUp } from "../../components/draft/kept.ts";
import { Meanwhile } from "../../components/draft/meanwhile.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { type RoleChoice, RoleField } from "../../components/role-field.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { MembershipFields } from "./membership.tsx";
import { PartlySaved } from "./partly-saved.tsx";
import { membershipOf, useChange, useEnd, useRole } from "./queries.ts";
import "../../components/ask.css";
import "./team.css";

interface OfMember {
  /** As the list shows the member now. */
  member: TeamMember;
  onClose: () => void;
}

export function ChangeMember({ member, onClose, onEnd }: OfMember & { onEnd: () => void }) {
  const { team: words, parts } = useWords();
  const workspace = useWorkspace();
  const name = member.name ?? member.email;
  const assign = useRole();
  const change = useChange();
  const isTried = assign.isError || assign.isPending;
  const { draft, newest, unseen, set, markSeen } = useMembership(member, isTried);
  const { chosen, ...byHand } = draft;
  const state = chosen === "custom" ? change : assign;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isPending) return;
    if (chosen === "custom") change.mutate({ member, ...byHand }, { onSuccess: onClose });
    else assign.mutate({ member, role: chosen }, { onSuccess: onClose });
  };
  const labels = {
    chosen: [words.role, (role: RoleChoice) => words.staffRoles[role]],
    role: [words.atShop, (role: keyof typeof words.roles | "") => role && words.roles[role]],
    permissions: [words.atStudio, (one: Permissions | "") => one && words.permissions[one]],
  } as const;
  const roles = staffRoles.filter(
    (role) => role === newest.chosen || mayAssign(member, role, workspace),
  );
  return (
    <Dialog title={words.changeOf({ name })} onClose={onClose}>
      <form className="ask" onSubmit={save}>
        <Meanwhile
          of={{ draft: textsOf(draft), newest: textsOf(newest), unseen, see: markSeen }}
          labels={labels}
        />
        {roles.length > 0 && (
          <RoleField
            value={chosen}
            roles={[...roles, "custom"]}
            onChange={(chosen) => set({ ...draft, chosen })}
          />
        )}
        {chosen === "custom" && (
          <MembershipFields
            value={byHand}
            onChange={(byHand) => set({ chosen, ...byHand })}
            isNew={false}
          />
        )}
        {assign.isError && <PartlySaved member={member} role={chosen} />}
        <RefusalMessage error={state.error} />
        <div className="ask-buttons">
          <Button type="submit" loading={state.isPending} disabled={unseen.length > 0}>
            {assign.isError && chosen !== "custom" ? parts.tryAgain : words.save}
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

/** The chosen membership, merged with changes by colleagues; after an attempt, as chosen. */
function useMembership(member: TeamMember, isTried: boolean) {
  const workspace = useWorkspace();
  const chosen: RoleChoice = roleOf(member, workspace);
  const input = { values: { chosen, ...membershipOf(member) }, tag: "" };
  const [before, setKept] = useState(() => begin(input));
  const kept = isTried ? before : takeUp(before, input);
  if (kept !== before) setKept(kept);
  return {
    ...kept,
    set: (draft: typeof kept.draft) => setKept((now) => ({ ...now, draft })),
    markSeen: () => setKept(see),
  };
}

const textsOf = ({ chosen, role, permissions }: ReturnType<typeof useMembership>["draft"]) => ({
  chosen,
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
