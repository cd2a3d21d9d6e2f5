import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { assignableRoles } from "../../api/staff-roles.ts";
import { team } from "../../api/team.ts";
import { say } from "../../api/undo.ts";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import { AffectedAppointments } from "../../components/affected.tsx";
import { clashesIn } from "../../components/clashes.ts";
import { useBack } from "../../components/screen-link.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { endsLogin, removalTasks, useRemoval } from "./removal.ts";

/** For administrators. Those without a say over roles leave logins alone. */
export function RemovePerson({ resource }: { resource: Resource }) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const [isAsking, ask] = useState(false);
  const mayEnd = resource.user_id === null || assignableRoles(workspace).length > 0;
  if (workspace.account?.isAdministrator !== true || !mayEnd) return null;
  return (
    <>
      <Button variant="subtle" color="wrong" onClick={() => ask(true)}>
        {words.removePerson}
      </Button>
      {isAsking && <Removal resource={resource} onClose={() => ask(false)} />}
    </>
  );
}

function Removal({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { parts, resources: words } = useWords();
  const back = useBack("resources");
  const { name } = resource;
  const { remove, done } = useRemoval(resource, () => {
    say(words.personRemoved({ name }));
    back();
  });
  const isClash = clashesIn(remove.error) !== undefined;
  const isFailed = remove.isError && !isClash;
  const failed = removalTasks.find((task) => !done.includes(task)) ?? "calendar";
  return (
    <Sure
      title={words.removeTitle({ name })}
      act={isFailed ? parts.tryAgain : words.removePerson}
      onAct={() => remove.mutate({})}
      state={isClash ? { ...remove, error: null } : remove}
      onClose={onClose}
    >
      <p>{words.removeWhat({ name })}</p>
      <LoginStays resource={resource} />
      {isFailed && (
        <div role="status">
          {done.length > 0 && (
            <p>{words.tasksDone({ tasks: done.map((task) => words.removal[task]).join(", ") })}</p>
          )}
          <p>{words.taskFailed({ task: words.removal[failed] })}</p>
        </div>
      )}
      <AffectedAppointments
        error={remove.error}
        word={words.removePerson}
        mayReassign
        onClose={() => remove.reset()}
        onChoose={(decision) => remove.mutate(decision)}
      />
    </Sure>
  );
}

function LoginStays({ resource: { user_id: userId, name } }: { resource: Resource }) {
  const { resources: words } = useWords();
  const { email } = useSession().person;
  const { data: members } = useQuery(team.list(useWorkspace()));
  const member = members?.find(({ studio }) => userId !== null && studio?.id === userId);
  if (member === undefined || endsLogin(member, email)) return null;
  return <p className="note">{words.loginStays({ name })}</p>;
}
