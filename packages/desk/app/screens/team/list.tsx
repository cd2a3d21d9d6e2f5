import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roleOf } from "../../api/staff-roles.ts";
import { reachOf, type TeamMember, team } from "../../api/team.ts";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import { Empty } from "../../components/empty.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { useWords } from "../../locales/words.ts";
import { ChangeMember, EndMember } from "./change.tsx";
import { Invite } from "./invite.tsx";
import "./team.css";

type Doing = { act: "invite" } | { act: "change" | "end"; member: TeamMember };

export function TeamList() {
  const { shell, team: words } = useWords();
  const workspace = useWorkspace();
  const reach = reachOf(workspace);
  const may = reach.shop || reach.studio;
  const [doing, setDoing] = useState<Doing>();
  const everybody = useQuery(team.list(workspace));
  const close = () => setDoing(undefined);
  const invite = may && <Button onClick={() => setDoing({ act: "invite" })}>{words.invite}</Button>;
  return (
    <Screen title={shell.screens.team} action={invite}>
      {workspace.merchant !== null && !reach.shop && <p className="quiet">{words.hidden}</p>}
      <Read of={everybody}>
        {(members) => (
          <>
            {members.length > 0 && <Members members={members} onDo={may ? setDoing : undefined} />}
            {members.length < 2 && <Empty>{words.alone}</Empty>}
          </>
        )}
      </Read>
      {doing?.act === "invite" && <Invite members={everybody.data ?? []} onClose={close} />}
      {doing?.act === "change" && (
        <ChangeMember
          member={memberNow(everybody.data, doing.member)}
          onClose={close}
          onEnd={() => setDoing({ act: "end", member: doing.member })}
        />
      )}
      {doing?.act === "end" && <EndMember member={doing.member} onClose={close} />}
    </Screen>
  );
}

/** The newest state. A removed member keeps the last state. */
function memberNow(members: readonly TeamMember[] = [], member: TeamMember): TeamMember {
  return members.find(({ email }) => email === member.email) ?? member;
}

interface MembersProps {
  members: readonly TeamMember[];
  onDo: ((doing: Doing) => void) | undefined;
}

function Members({ members, onDo }: MembersProps) {
  const { shell, team: words } = useWords();
  const { person } = useSession();
  const actions = (member: TeamMember) =>
    onDo !== undefined &&
    member.email.toLowerCase() !== person.email.toLowerCase() && (
      <Actions member={member} onDo={onDo} />
    );
  const columns: Column<TeamMember & { id: string }>[] = [
    { key: "amount", title: words.who, show: (member) => <Who member={member} /> },
    { key: "standing", title: words.standing, show: (member) => <StatusOf member={member} /> },
    { key: "seen", title: words.lastSeen, show: (member) => <Seen member={member} /> },
    { key: "act", title: words.actions, show: actions },
  ];
  const rows = members.map((member) => ({ ...member, id: member.email }));
  return <Rows label={shell.screens.team} columns={columns} rows={rows} />;
}

function StatusOf({ member }: { member: TeamMember }) {
  const { team: words } = useWords();
  const workspace = useWorkspace();
  const { shop, studio } = member;
  const role = roleOf(member, workspace);
  if (role !== "custom") return words.staffRoles[role];
  const studioRole = studio?.owner === true ? words.studioOwner : undefined;
  return (
    <>
      {words.staffRoles.custom}
      {shop !== undefined && (
        <span className="note team-note">{words.shopRole({ role: words.roles[shop.role] })}</span>
      )}
      {studio !== undefined && (
        <span className="note team-note">
          {words.studioRole({ role: studioRole ?? words.permissions[studio.permissions] })}
        </span>
      )}
    </>
  );
}

function Who({ member: { name, email } }: { member: TeamMember }) {
  return name === null ? (
    <span className="team-who">{email}</span>
  ) : (
    <span className="team-who">
      {name} <span className="note team-note">{email}</span>
    </span>
  );
}

function Seen({ member: { isInvited, lastSeen, hasSecondFactor } }: { member: TeamMember }) {
  const { team: words } = useWords();
  return (
    <>
      {lastSeen !== null ? <Moment at={lastSeen} /> : isInvited ? words.isInvited : words.never}
      {hasSecondFactor !== undefined && (
        <span className="note team-note">{words.factors[hasSecondFactor ? "on" : "off"]}</span>
      )}
    </>
  );
}

function Actions({ member, onDo }: { member: TeamMember; onDo: (doing: Doing) => void }) {
  const { team: words } = useWords();
  const name = member.name ?? member.email;
  return (
    <Button
      variant="default"
      aria-label={words.changeOf({ name })}
      onClick={() => onDo({ act: "change", member })}
    >
      {words.change}
    </Button>
  );
}
