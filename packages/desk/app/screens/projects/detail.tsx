import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMayChange } from "../../api/rights.ts";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Booked } from "../../components/booked.tsx";
import { Detail } from "../../components/detail.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { useBack, useGo } from "../../components/screen-link.tsx";
import { ThingState } from "../../components/thing-state.tsx";
import { useWords } from "../../locales/words.ts";
import { emptyProject, projectDraftOf } from "./draft.ts";
import { ProjectForm } from "./form.tsx";
import { projects, useNewProject, useProjectChange } from "./queries.ts";

export function ProjectSheet() {
  const { id = "" } = useParams({ strict: false });
  const { shell, studio } = useWords();
  const workspace = useWorkspace();
  const back = useBack("projects");
  const number = Number(id);
  const thing = useQuery(projects.one(workspace, number));
  const { data, error, refetch } = thing;
  const change = useProjectChange(workspace, number);
  const may = useMayChange("projects");
  if (data === undefined) {
    return (
      <Detail title={shell.screens.projects} onClose={back}>
        {error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />}
      </Detail>
    );
  }
  const { shown, etag } = data;
  const { archived } = shown;
  // Continues after the sheet closes. The form shows a refusal.
  const archive = () =>
    void change.mutateAsync({ changes: { archived: !archived }, etag }).then(
      () =>
        offerUndo((archived ? studio.isBack : studio.isArchivedNow)({ name: shown.name }), () =>
          change.mutateAsync({ changes: { archived } }),
        ),
      () => {},
    );
  return (
    <Detail title={shown.name} onClose={back}>
      <ThingState of={thing} isArchived={archived} />
      <ProjectForm
        key={id}
        etag={etag}
        initial={projectDraftOf(shown)}
        save={(changes, etag) => change.mutateAsync({ changes, etag })}
        state={change}
        mayChange={may([shown.creator_id])}
      >
        <Button variant="default" onClick={archive} disabled={change.isPending}>
          {archived ? studio.restore : studio.archive}
        </Button>
      </ProjectForm>
      <Booked query={(days) => projects.time(workspace, number, days)} />
    </Detail>
  );
}

export function NewProjectSheet() {
  const { projects: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack("projects");
  const go = useGo();
  const add = useNewProject(workspace);
  return (
    <Detail title={words.added} onClose={back}>
      <ProjectForm
        initial={emptyProject}
        save={(project) =>
          add.mutateAsync(project, { onSuccess: ({ id }) => go(`projects/${id}`) })
        }
        state={add}
        mayChange
      />
    </Detail>
  );
}
