import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { assignableRoles, roleOf } from "../../api/staff-roles.ts";
import { type TeamMember, team } from "../../api/team.ts";
import { offerUndo, say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { onValue } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { InvitePerson } from "./invite.tsx";
import { freeLogins, type Login, proposedLogin } from "./logins.ts";
import { resources, useLink, useResend } from "./queries.ts";

/** For administrators: the login behind a person's calendar. */
export function LoginOf({ resource }: { resource: Resource }) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const members = useQuery(team.list(workspace));
  const listing = { isArchived: false, isWhole: true, q: "" };
  const calendars = useQuery(resources.all(workspace, listing));
  // The question stays over a link that the invitation made already.
  const [isInviting, invite] = useState(false);
  const { user_id: userId, email } = resource;
  return (
    <section className="group" aria-label={words.login}>
      <h3>{words.login}</h3>
      <Read of={members}>
        {(all) => {
          const login = all.find(({ studio }) => studio?.id === userId);
          if (userId !== null) return <Linked resource={resource} login={login} />;
          const logins = freeLogins(all, calendars.data ?? []);
          return <Unlinked resource={resource} logins={logins} onInvite={() => invite(true)} />;
        }}
      </Read>
      {isInviting && email !== null && (
        <InvitePerson resource={resource} email={email} onClose={() => invite(false)} />
      )}
    </section>
  );
}

interface LinkedProps {
  resource: Resource;
  /** Absent while the list is older than the link. */
  login: TeamMember | undefined;
}

function Linked({ resource, login }: LinkedProps) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const { id, name, email, user_id: userId } = resource;
  const link = useLink(workspace, id);
  const resend = useResend(workspace, id);
  const address = login?.email ?? email ?? "";
  // The next part of the sheet replaces this one.
  const unlink = () =>
    void link.mutateAsync({ userId: null }).then(
      () => offerUndo(words.unlinked({ name }), () => link.mutateAsync({ userId })),
      () => {},
    );
  return (
    <>
      <div className="acts">
        <span className="login-of">
          {address}
          {login !== undefined && <StateOf login={login} />}
        </span>
        {login?.isInvited === true && (
          <Button
            variant="default"
            loading={resend.isPending}
            onClick={() =>
              resend.mutate(login, { onSuccess: () => say(words.resent({ email: address })) })
            }
          >
            {words.resend}
          </Button>
        )}
        <Button variant="default" loading={link.isPending} onClick={unlink}>
          {words.unlink}
        </Button>
      </div>
      <RefusalMessage error={link.error ?? resend.error} />
    </>
  );
}

function StateOf({ login }: { login: TeamMember }) {
  const { resources: words, team: teamWords } = useWords();
  const role = roleOf(login, useWorkspace());
  const text = login.isInvited ? words.invitedState : teamWords.staffRoles[role];
  return <span className="note">{text}</span>;
}

interface UnlinkedProps {
  resource: Resource;
  logins: readonly Login[];
  onInvite: () => void;
}

function Unlinked({ resource, logins, onInvite }: UnlinkedProps) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const { id, name, email } = resource;
  const link = useLink(workspace, id);
  const proposed = proposedLogin(resource, logins);
  const others = logins.filter((login) => login !== proposed);
  const take = ({ studio, ...login }: Login) =>
    void link.mutateAsync({ userId: studio.id }).then(
      () =>
        offerUndo(words.linked({ name, login: login.name ?? login.email }), () =>
          link.mutateAsync({ userId: null }),
        ),
      () => {},
    );
  const isAssigner = assignableRoles(workspace).length > 0;
  return (
    <>
      {proposed === undefined ? (
        <div className="acts">
          <span className="login-of">
            {words.noLogin}
            {email === null && <span className="note">{words.addressFirst}</span>}
            {!isAssigner && <span className="note">{words.noRoles}</span>}
          </span>
          <Button variant="default" disabled={email === null || !isAssigner} onClick={onInvite}>
            {words.invite}
          </Button>
        </div>
      ) : (
        <div className="acts">
          <span className="login-of">
            {words.proposed({ login: proposed.name ?? proposed.email })}
            {proposed.name !== null && <span className="note">{proposed.email}</span>}
          </span>
          <Button loading={link.isPending} onClick={() => take(proposed)}>
            {words.link}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <Folded title={words.otherLogin} isLate>
          <ChooseLogin logins={others} isPending={link.isPending} take={take} />
        </Folded>
      )}
      <RefusalMessage error={link.error} />
    </>
  );
}

interface ChooseLoginProps {
  logins: readonly Login[];
  isPending: boolean;
  take: (login: Login) => void;
}

function ChooseLogin({ logins, isPending, take }: ChooseLoginProps) {
  const { resources: words } = useWords();
  const [email, choose] = useState(logins[0]!.email);
  const login = logins.find((one) => one.email === email) ?? logins[0]!;
  return (
    <div className="acts">
      <NativeSelect
        label={words.login}
        value={login.email}
        data={logins.map(({ name, email }) => ({
          value: email,
          label: name === null ? email : `${name} (${email})`,
        }))}
        onChange={onValue(choose)}
      />
      <Button variant="default" loading={isPending} onClick={() => take(login)}>
        {words.link}
      </Button>
    </div>
  );
}
