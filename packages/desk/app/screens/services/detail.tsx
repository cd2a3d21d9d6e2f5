import type { Service } from "@frontdesk/scheduling-client/types/services";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Detail } from "../../components/detail.tsx";
import { Empty } from "../../components/empty.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink, useBack, useGo } from "../../components/screen-link.tsx";
import { ShareLink } from "../../components/share-link.tsx";
import { ThingState } from "../../components/thing-state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { firstService, serviceDraftOf, type Takeable } from "./draft.ts";
import { ServiceForm } from "./form.tsx";
import { services, useNewService, useServiceChange } from "./queries.ts";

export function ServiceSheet() {
  const { id = "" } = useParams({ strict: false });
  const { shell } = useWords();
  const workspace = useWorkspace();
  const back = useBack("services");
  const thing = useQuery(services.one(workspace, Number(id)));
  const { data, error, refetch } = thing;
  const resources = useQuery(services.resources(workspace));
  if (data === undefined || resources.data === undefined) {
    const failed = error ?? resources.error;
    const again = () => void Promise.all([refetch(), resources.refetch()]);
    return (
      <Detail title={shell.screens.services} onClose={back}>
        {failed === null ? <Loading /> : <Failed error={failed} again={again} />}
      </Detail>
    );
  }
  return (
    <Detail title={data.shown.name} onClose={back}>
      <ThingState of={thing} isArchived={data.shown.archived} />
      <Details key={id} service={data.shown} etag={data.etag} resources={resources.data} />
    </Detail>
  );
}

interface DetailsProps {
  service: Service;
  etag: string;
  resources: readonly Takeable[];
}

function Details({ service, etag, resources }: DetailsProps) {
  const locale = useLocale();
  const { studio } = useWords();
  const workspace = useWorkspace();
  const change = useServiceChange(workspace, service.id);
  const mayChange = workspace.account?.isAdministrator === true;
  const { archived, name } = service;
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
    <>
      <ServiceForm
        id={service.id}
        etag={etag}
        initial={serviceDraftOf(service, locale)}
        resources={resources}
        save={(changes, etag) => change.mutateAsync({ changes, etag })}
        state={change}
        mayChange={mayChange}
      >
        <Button variant="default" onClick={archive} disabled={change.isPending}>
          {archived ? studio.restore : studio.archive}
        </Button>
      </ServiceForm>
      {mayChange && service.public_id !== null && <OwnLink publicId={service.public_id} />}
    </>
  );
}

function OwnLink({ publicId }: { publicId: string }) {
  const { services: words } = useWords();
  return (
    <section className="group" aria-labelledby="own-link">
      <h3 id="own-link">{words.link}</h3>
      <Read of={useQuery(services.page(useWorkspace()))}>
        {({ shown }) => (
          <>
            {!shown.published && (
              <p>
                {words.linkLater} <ScreenLink to="booking-page">{words.toPage}</ScreenLink>
              </p>
            )}
            <ShareLink url={`${shown.url}/${publicId}`} file="service" />
          </>
        )}
      </Read>
    </section>
  );
}

export function NewServiceSheet() {
  const { services: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack("services");
  const go = useGo();
  const add = useNewService(workspace);
  const currency = workspace.merchant?.currency ?? "EUR";
  const all = useQuery(services.all(workspace, false));
  const last = all.data?.findLast((one) => one.currency !== null)?.currency;
  return (
    <Detail title={words.added} onClose={back}>
      <Read of={useQuery(services.resources(workspace))}>
        {(resources) =>
          resources.length > 0 ? (
            <ServiceForm
              initial={firstService(resources, last ?? currency)}
              resources={resources}
              save={(service) =>
                add.mutateAsync(service, { onSuccess: ({ id }) => go(`services/${id}`) })
              }
              state={add}
              mayChange
            />
          ) : (
            <Empty action={<ScreenLink to="resources/new">{words.addResource}</ScreenLink>}>
              {words.noResources}
            </Empty>
          )
        }
      </Read>
    </Detail>
  );
}
