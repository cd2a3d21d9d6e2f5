// An appointment that staff make for a client.
import type { Service } from "@frontdesk/scheduling-client/types/services";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { usePlace } from "../../../data/place.ts";
import { problemsOf } from "../../../data/problems.ts";
import { AddClient } from "../../../parts/add-client.tsx";
import { dayOf } from "../../../parts/days.ts";
import { Detail } from "../../../parts/detail.tsx";
import { Empty } from "../../../parts/empty.tsx";
import { onValue } from "../../../parts/fields.tsx";
import { useNow } from "../../../parts/now.ts";
import { Read } from "../../../parts/read.tsx";
import { Told } from "../../../parts/saving.tsx";
import { useBack, useGo, Way } from "../../../parts/way.tsx";
import { useWords } from "../../../words/words.ts";
import { useNewAppointment } from "../acts.ts";
import { appointments } from "../queries.ts";
import { useAppointmentSaid, useZone } from "../said.ts";
import { SlotChoice } from "./slots.tsx";
import "../../../parts/entries.css";
import "../appointments.css";

export function NewAppointmentSheet() {
  const { appointments: words } = useWords();
  const back = useBack("appointments");
  return (
    <Detail title={words.new} onClose={back}>
      <Read of={useQuery(appointments.services(usePlace()))}>
        {(offered) =>
          offered.length > 0 ? (
            <NewForm offered={offered} />
          ) : (
            <Empty action={<Way to="services/new">{words.toServices}</Way>}>
              {words.noServices}
            </Empty>
          )
        }
      </Read>
    </Detail>
  );
}

interface Chosen {
  service: string;
  client: string;
  resource: string;
  notes: string;
}

function NewForm({ offered }: { offered: readonly Service[] }) {
  const { appointments: words } = useWords();
  const go = useGo();
  const said = useAppointmentSaid();
  const first = dayOf(useNow(), useZone());
  const only = offered.length === 1 ? String(offered[0]?.id) : "";
  const [chosen, setChosen] = useState<Chosen>({
    service: only,
    client: "",
    resource: "",
    notes: "",
  });
  const [at, setAt] = useState<string>();
  const set = (changes: Partial<Chosen>) => setChosen((now) => ({ ...now, ...changes }));
  const making = useNewAppointment();
  const service = offered.find(({ id }) => String(id) === chosen.service);
  const resource = chosen.resource === "" ? undefined : Number(chosen.resource);
  const isWhole = service !== undefined && chosen.client !== "" && at !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole) return;
    making.mutate(
      {
        ...{ service_id: service.id, client_id: Number(chosen.client), starts_at: at },
        ...(resource !== undefined && { resource_ids: [resource] }),
        ...(chosen.notes !== "" && { notes: chosen.notes }),
      },
      { onSuccess: ({ id }) => go(`appointments/${id}`) },
    );
  };
  const word = at === undefined ? words.chooseFirst : words.make(said.moment(at));
  return (
    <form className="appointment-form" onSubmit={submit} noValidate>
      <ServiceField {...{ offered, chosen }} set={(changes) => [set(changes), setAt(undefined)]} />
      <ClientField chosen={chosen} set={set} error={problemsOf(making.error).client_id} />
      {service !== undefined && (
        <SlotChoice
          key={`${service.id} ${chosen.resource}`}
          {...{ service: service.id, resource, first }}
          value={at}
          onChange={setAt}
        />
      )}
      <Textarea
        label={words.notes}
        description={words.notesHint}
        rows={2}
        value={chosen.notes}
        onChange={onValue((notes) => set({ notes }))}
      />
      <p className="quiet">{words.passedOver}</p>
      <Told error={making.error} />
      <div>
        <Button type="submit" disabled={!isWhole} loading={making.isPending}>
          {word}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  chosen: Chosen;
  set(changes: Partial<Chosen>): void;
}

/** The service, and of whom or what it is wished to be had. */
function ServiceField({ offered, chosen, set }: FieldProps & { offered: readonly Service[] }) {
  const { appointments: words } = useWords();
  const { data: resources = [] } = useQuery(appointments.resources(usePlace()));
  const service = offered.find(({ id }) => String(id) === chosen.service);
  const able = new Set(service?.parts.flatMap(({ resource_ids: ids }) => ids));
  const choice = resources.filter(({ id }) => able.has(id));
  return (
    <>
      <NativeSelect
        label={words.service}
        required
        value={chosen.service}
        data={[
          { value: "", label: words.noService },
          ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={onValue((service) => set({ service, resource: "" }))}
      />
      {choice.length > 1 && (
        <NativeSelect
          label={words.resource}
          value={chosen.resource}
          data={[
            { value: "", label: words.anyone },
            ...choice.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={onValue((resource) => set({ resource }))}
        />
      )}
    </>
  );
}

function ClientField({ chosen, set, error }: FieldProps & { error: string | undefined }) {
  const { appointments: words } = useWords();
  const { data: clients = [] } = useQuery(appointments.clients(usePlace()));
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
