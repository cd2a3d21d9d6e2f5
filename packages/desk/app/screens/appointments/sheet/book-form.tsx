import type { FreeTime } from "@frontdesk/scheduling-client/errors";
import type { Service } from "@frontdesk/scheduling-client/types/services";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { problemsOf } from "../../../api/problems.ts";
import { useMaySee } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { onValue } from "../../../components/fields.tsx";
import { useFirstWrong } from "../../../components/first-wrong.ts";
import { Folded } from "../../../components/folded.tsx";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { appointments } from "../queries.ts";
import { choosableIds } from "./choosing.ts";
import { ClientChoice } from "./client-choice.tsx";
import { NewClientFields } from "./new-client.tsx";
import { idsOf } from "./preset.ts";
import { ServiceChoice } from "./service-choice.tsx";
import { StaffChoice } from "./staff-choice.tsx";
import { TimeChoice } from "./time-choice.tsx";
import { typedClient } from "./typed-client.ts";
import {
  type BookDraft,
  type BookingInput,
  type MissingChoices,
  missingChoices,
  useBooking,
} from "./use-booking.ts";

export function BookForm({ children, ...input }: BookingInput & { children: ReactNode }) {
  const words = useWords();
  const labels = useAppointmentLabels();
  const { draft, set, service, ids, preset, at, ...booking } = useBooking(input);
  const { form, show } = useFirstWrong();
  const [isChecked, check] = useState(false);
  const problems = problemsOf(booking.error);
  const missing = missingChoices(draft, at, words);
  const errors = isChecked ? missing : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check(true);
    if (Object.keys(missing).length > 0) show();
    else booking.book();
  };
  const pick = ({ starts_at: at, resource_ids: free }: FreeTime) => {
    booking.forgetRefusal();
    const able = service === undefined ? [] : choosableIds(service);
    set({ at, ...(ids.length > 0 && { ids: free.filter((id) => able.includes(id)) }) });
  };
  return (
    <form ref={form} data-draft className="appointment-form" onSubmit={submit} noValidate>
      <Client draft={draft} set={set} problems={problems} missing={errors} />
      <ServiceChoice
        offered={input.offered}
        value={draft.service}
        error={problems.service_id ?? errors.service}
        onChange={(service) => set({ service, ids: undefined, at: undefined })}
      />
      {service !== undefined && (
        <>
          <NotOffered service={service} resource={input.spot.resource} />
          <StaffChoice
            service={service}
            value={ids}
            onChange={(ids) => set({ ids })}
            error={problems.resource_ids}
          />
          <TimeChoice
            key={service.id}
            service={service}
            ids={ids}
            preset={preset}
            isUntouched={draft.at === undefined}
            value={at}
            onChange={(at) => set({ at })}
            error={problems.starts_at ?? errors.at}
          />
        </>
      )}
      <Notes draft={draft} set={set} error={problems.notes} />
      {children}
      <p className="note">{words.appointments.passedOver}</p>
      <AppointmentRefusal error={booking.error} pick={pick} />
      <div className="sheet-actions">
        <Button type="submit" loading={booking.isPending}>
          {at === ""
            ? words.appointments.book
            : words.appointments.make({ when: labels.moment(at) })}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  draft: BookDraft;
  set(changes: Partial<BookDraft>): void;
}

interface ClientProps extends PartProps {
  problems: Readonly<Record<string, string>>;
  missing: MissingChoices;
}

function Client({ draft: { client, added }, set, problems, missing }: ClientProps) {
  const { appointments: words } = useWords();
  if (added !== null) {
    const { name = missing.name, ...others } = problems;
    return (
      <NewClientFields
        value={added}
        set={(changes) => set({ added: { ...added, ...changes } })}
        problems={name === undefined ? others : { ...others, name }}
        onCancel={() => set({ added: null })}
      />
    );
  }
  return (
    <div>
      <ClientChoice
        value={client}
        onChange={(client) => set({ client })}
        onAdd={(text) => set({ added: typedClient(text), client: null })}
        error={problems.client_id ?? missing.client}
      />
      {client?.email === null && <p className="note">{words.noMail}</p>}
    </div>
  );
}

function NotOffered({ service, resource }: { service: Service; resource: number | undefined }) {
  const { appointments: words } = useWords();
  const enabled = useMaySee("resources") && resource !== undefined;
  const { data = [] } = useQuery({ ...appointments.resources(useWorkspace()), enabled });
  const clicked = data.find(({ id }) => id === resource);
  if (clicked === undefined || idsOf(service).includes(clicked.id)) return null;
  const names = { resource: clicked.name, service: service.name };
  return <p className="note">{words.moving.notOffered(names)}</p>;
}

function Notes({ draft: { notes }, set, error }: PartProps & { error: string | undefined }) {
  const { appointments: words } = useWords();
  return (
    <Folded title={words.notes} isOpen={notes !== "" || error !== undefined}>
      <Textarea
        label={words.notes}
        description={words.notesHint}
        rows={2}
        maxLength={unitsOf(20_000)}
        value={notes}
        error={error}
        onChange={onValue((notes) => set({ notes }))}
      />
    </Folded>
  );
}
