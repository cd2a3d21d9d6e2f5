import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMayChange } from "../../api/rights.ts";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Detail } from "../../components/detail.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { useBack, useGo } from "../../components/screen-link.tsx";
import { ThingState } from "../../components/thing-state.tsx";
import { useWords } from "../../locales/words.ts";
import { emptyResource, resourceDraftOf } from "./draft.ts";
import { ResourceForm } from "./form.tsx";
import { LoginOf } from "./login.tsx";
import { resources, useNewResource, useResourceChange } from "./queries.ts";
import { RemovePerson } from "./remove.tsx";
import { SingleDays } from "./single-days.tsx";
import { TimeOff } from "./time-off.tsx";
import { WeekOf } from "./week-form.tsx";

export function ResourceSheet() {
  const { id = "" } = useParams({ strict: false });
  const { shell, studio } = useWords();
  const workspace = useWorkspace();
  const back = useBack("resources");
  const number = Number(id);
  const thing = useQuery(resources.one(workspace, number));
  const { data, error, refetch } = thing;
  const types = useQuery(resources.types(workspace));
  const change = useResourceChange(workspace, number);
  const may = useMayChange("resources");
  if (data === undefined || types.data === undefined) {
    const failed = error ?? types.error;
    const again = () => void Promise.all([refetch(), types.refetch()]);
    return (
      <Detail title={shell.screens.resources} onClose={back}>
        {failed === null ? <Loading /> : <Failed error={failed} again={again} />}
      </Detail>
    );
  }
  const { shown, etag } = data;
  const { archived } = shown;
  const mayChange = may([shown.creator_id, shown.user_id]);
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
      <ResourceForm
        key={id}
        etag={etag}
        initial={resourceDraftOf(shown)}
        types={types.data}
        isNew={false}
        save={({ resource_type_id: _type, ...changes }, etag) =>
          change.mutateAsync({ changes, etag })
        }
        state={change}
        mayChange={mayChange}
      >
        <Button variant="default" onClick={archive} disabled={change.isPending}>
          {archived ? studio.restore : studio.archive}
        </Button>
        {shown.human && !archived && <RemovePerson resource={shown} />}
      </ResourceForm>
      {shown.human && workspace.account?.isAdministrator === true && (
        <LoginOf key={`login ${id}`} resource={shown} />
      )}
      <WeekOf key={`week ${id}`} resource={shown} mayChange={mayChange} />
      <TimeOff key={`off ${id}`} id={number} />
      <SingleDays id={number} mayChange={mayChange} />
    </Detail>
  );
}

export function NewResourceSheet() {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack("resources");
  const go = useGo();
  const add = useNewResource(workspace);
  const { data, error, refetch } = useQuery(resources.types(workspace));
  return (
    <Detail title={words.added} onClose={back}>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data !== undefined && (
        <ResourceForm
          initial={{
            ...emptyResource,
            typeId: String((data.find(({ human }) => !human) ?? data[0])?.id ?? ""),
          }}
          types={data}
          isNew
          save={(resource) =>
            add.mutateAsync(resource, { onSuccess: ({ id }) => go(`resources/${id}`) })
          }
          state={add}
          mayChange
        />
      )}
    </Detail>
  );
}
