import type { FreeTime } from "@frontdesk/scheduling-client/errors";
import type { Service } from "@frontdesk/scheduling-client/types/services";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../../api/problems.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { AddClient } from "../../../components/add-client.tsx";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { dayOf } from "../../../components/days.ts";
import { Detail } from "../../../components/detail.tsx";
import { useKept } from "../../../components/draft/use-kept.ts";
import { Empty } from "../../../components/empty.tsx";
import { onValue } from "../../../components/fields.tsx";
import { useNow } from "../../../components/now.ts";
import { Read } from "../../../components/read.tsx";
import { ScreenLink, useBack, useGo } from "../../../components/screen-link.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { useNewAppointment } from "../mutations.ts";
import { appointments } from "../queries.ts";
import { choosableIds, firstChoice } from "./choosing.ts";
import { SlotChoice } from "./slots.tsx";
import { StaffChoice, useOwnIds } from "./staff-choice.tsx";
import "../../../components/entries.css";
import "../appointments.css";

export function NewAppointmentSheet() {
  const { appointments: words } = useWords();
  const back = useBack("appointments");
  return (
    <Detail title={words.new} onClose={back}>
      <Read of={useQuery(appointments.services(useWorkspace()))}>
        {(offered) =>
          offered.length > 0 ? (
            <NewForm offered={offered} />
          ) : (
            <Empty action={<ScreenLink to="services/new">{words.toServices}</ScreenLink>}>
              {words.noServices}
            </Empty>
          )
        }
      </Read>
    </Detail>
  );
}

interface NewDraft {
  service: string;
  client: string;
  ids: readonly number[] | undefined;
  notes: string;
}

function NewForm({ offered }: { offered: readonly Service[] }) {
  const { appointments: words } = useWords();
  const go = useGo();
  const labels = useAppointmentLabels();
  const first = dayOf(useNow());
  const { chosen, set, saves, service, ids } = useChosen(offered);
  const [at, setAt] = useState<string>();
  const making = useNewAppointment();
  const { client, locale } = useClient(chosen.client);
  const isWhole = service !== undefined && chosen.client !== "" && at !== undefined;
  const problems = problemsOf(making.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole) return;
    const onSuccess = ({ id }: { id: number }) => go(`appointments/${id}`);
    // Otherwise the service knows the client's language.
    const language = client?.locale == null ? { locale } : {};
    const query = { service_id: service.id, client_id: Number(chosen.client), starts_at: at };
    const more = { ...(ids.length > 0 && { resource_ids: [...ids] }), ...language };
    saves(making.mutateAsync({ ...query, ...more, ...noteOf(chosen) }, { onSuccess }));
  };
  const word = at === undefined ? words.chooseFirst : words.make({ when: labels.moment(at) });
  const pick = ({ starts_at, resource_ids: free }: FreeTime) => {
    making.reset();
    setAt(starts_at);
    if (service === undefined || ids.length === 0) return;
    const able = choosableIds(service);
    set({ ids: free.filter((id) => able.includes(id)) });
  };
  const again = (changes: Partial<NewDraft>) => [set(changes), setAt(undefined)];
  return (
    <form data-draft className="appointment-form" onSubmit={submit} noValidate>
      <ServiceField offered={offered} chosen={chosen} set={again} error={problems.service_id} />
      {service !== undefined && (
        <StaffChoice
          service={service}
          value={ids}
          onChange={(ids) => set({ ids })}
          error={problems.resource_ids}
        />
      )}
      <ClientField chosen={chosen} set={set} error={problems.client_id} />
      {client?.email === null && <p className="note">{words.noMail}</p>}
      {service !== undefined && (
        <SlotChoice
          key={service.id}
          service={service.id}
          resources={ids}
          first={first}
          value={at}
          onChange={setAt}
          error={problems.starts_at}
        />
      )}
      <NotesField chosen={chosen} set={set} error={problems.notes} />
      <p className="quiet">{words.passedOver}</p>
      <AppointmentRefusal error={making.error} pick={pick} />
      <div>
        <Button type="submit" disabled={!isWhole} loading={making.isPending}>
          {word}
        </Button>
      </div>
    </form>
  );
}

const noteOf = ({ notes }: NewDraft) => (notes === "" ? {} : { notes });

function useChosen(offered: readonly Service[]) {
  const only = offered.length === 1 ? String(offered[0]?.id) : "";
  const nothing = { service: only, client: "", ids: undefined, notes: "" };
  const [chosen, set, saves] = useKept<NewDraft>(nothing);
  const service = offered.find(({ id }) => String(id) === chosen.service);
  const own = useOwnIds(service);
  const ids = service === undefined ? [] : (chosen.ids ?? firstChoice(service, own));
  return { chosen, set, saves, service, ids };
}

function useClient(chosen: string) {
  const { data: clients = [] } = useQuery(appointments.clients(useWorkspace()));
  return { client: clients.find(({ id }) => String(id) === chosen), locale: useLocale() };
}

interface FieldProps {
  chosen: NewDraft;
  set(changes: Partial<NewDraft>): unknown;
  error: string | undefined;
}

function ServiceField({ offered, ...props }: FieldProps & { offered: readonly Service[] }) {
  const { appointments: words } = useWords();
  const { chosen, set, error } = props;
  return (
    <NativeSelect
      label={words.service}
      required
      value={chosen.service}
      error={error}
      data={[
        { value: "", label: words.noService },
        ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={onValue((service) => set({ service, ids: undefined }))}
    />
  );
}

function ClientField({ chosen, set, error }: FieldProps) {
  const { appointments: words } = useWords();
  const { data: clients = [] } = useQuery(appointments.clients(useWorkspace()));
  const named = clients.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div>
      <NativeSelect
        label={words.client}
        required
        value={chosen.client}
        error={error}
        data={[
          { value: "", label: words.noClient },
          ...named.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={onValue((client) => set({ client }))}
      />
      <AddClient onAdded={(id) => set({ client: String(id) })} />
    </div>
  );
}

function NotesField({ chosen, set, error }: FieldProps) {
  const { appointments: words } = useWords();
  return (
    <Textarea
      label={words.notes}
      description={words.notesHint}
      rows={2}
      maxLength={unitsOf(20_000)}
      value={chosen.notes}
      error={error}
      onChange={onValue((notes) => set({ notes }))}
    />
  );
}
