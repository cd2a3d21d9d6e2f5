import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMayChange, useMaySee } from "../../api/rights.ts";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Booked } from "../../components/booked.tsx";
import { Detail } from "../../components/detail.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { useBack, useGo } from "../../components/screen-link.tsx";
import { ThingState } from "../../components/thing-state.tsx";
import { useWords } from "../../locales/words.ts";
import { ClientForm, draftOf, nobody } from "./form.tsx";
import { KeptOfClient } from "./kept.tsx";
import { clients, useClientChange, useNewClient } from "./queries.ts";
import { Visits } from "./visits.tsx";

export function ClientSheet() {
  const { id = "" } = useParams({ strict: false });
  const { shell, studio } = useWords();
  const workspace = useWorkspace();
  const back = useBack("clients");
  const number = Number(id);
  const thing = useQuery(clients.one(workspace, number));
  const { data, error, refetch } = thing;
  const change = useClientChange(workspace, number);
  const may = useMayChange("clients");
  const seesVisits = useMaySee("bookings");
  if (data === undefined) {
    return (
      <Detail title={shell.screens.clients} onClose={back}>
        {error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />}
      </Detail>
    );
  }
  const { shown, etag } = data;
  const { name, archived, phone, email } = shown;
  // Continues after the sheet closes. The form shows a refusal.
  const archive = () =>
    void change.mutateAsync({ changes: { archived: !archived }, etag }).then(
      () =>
        offerUndo((archived ? studio.isBack : studio.isArchivedNow)({ name }), () =>
          change.mutateAsync({ changes: { archived } }),
        ),
      () => {},
    );
  return (
    <Detail title={name} onClose={back}>
      <ThingState of={thing} isArchived={archived} />
      {seesVisits && <Visits key={`visits ${id}`} id={number} phone={phone} email={email} />}
      <ClientForm
        key={id}
        etag={etag}
        initial={draftOf(shown)}
        save={(changes, etag) => change.mutateAsync({ changes, etag })}
        state={change}
        mayChange={may([shown.creator_id])}
      >
        <Button variant="default" onClick={archive} disabled={change.isPending}>
          {archived ? studio.restore : studio.archive}
        </Button>
      </ClientForm>
      <Booked query={(days) => clients.time(workspace, number, days)} />
      <KeptOfClient id={number} name={name} />
    </Detail>
  );
}

export function NewClientSheet() {
  const { clients: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack("clients");
  const go = useGo();
  const add = useNewClient(workspace);
  return (
    <Detail title={words.added} onClose={back}>
      <ClientForm
        initial={nobody}
        save={(client) => add.mutateAsync(client, { onSuccess: ({ id }) => go(`clients/${id}`) })}
        state={add}
        mayChange
      />
    </Detail>
  );
}
