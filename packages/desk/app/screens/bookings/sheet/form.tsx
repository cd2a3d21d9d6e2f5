import { ClashError, ValidationError } from "@frontdesk/scheduling-client/errors";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeNow } from "../../../api/clock.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { AddClient } from "../../../components/add-client.tsx";
import { wallTimeOf } from "../../../components/days.ts";
import { useKept } from "../../../components/draft/use-kept.ts";
import { Failed } from "../../../components/failed.tsx";
import { Tick } from "../../../components/fields.tsx";
import { useFirstWrong } from "../../../components/first-wrong.ts";
import { RefusalMessage } from "../../../components/refusal.tsx";
import type { NewSpot } from "../../../components/spot.ts";
import { useWords } from "../../../locales/words.ts";
import { ordered } from "../calendar/rows.ts";
import { useNewBooking } from "../mutations.ts";
import { around } from "../queries.ts";
import { ClashedNew } from "./clashed-new.tsx";
import { type BookingText, bookingText, newFields, wrongFields } from "./fields.ts";
import { TimeFields } from "./time-fields.tsx";

export function NewForm({ spot, done }: { spot: NewSpot; done(): void }) {
  const { bookings: words } = useWords();
  const { mutateAsync, isPending, error } = useNewBooking();
  const [fields, set, saves] = useKept(newFields(spot, wallTimeOf(timeNow()).date));
  const book = (more: object = {}) =>
    saves(mutateAsync({ ...bookingText(fields), ...more }, { onSuccess: () => done() }));
  return (
    <BookingForm
      fields={fields}
      set={set}
      error={error}
      done={done}
      isPending={isPending}
      saves={words.book}
      save={() => book()}
    >
      {error instanceof ClashError && (
        <ClashedNew error={error} wish={bookingText(fields)} book={book} />
      )}
    </BookingForm>
  );
}

export interface FieldsProps {
  fields: BookingText;
  set(changes: Partial<BookingText>): void;
  head?: React.ReactNode;
  /** The user must see something before saving. */
  isHeld?: boolean;
  error: unknown;
  isPending: boolean;
  save(): void;
  done(): void;
  saves: string;
  children: React.ReactNode;
}

export function BookingForm(props: FieldsProps) {
  const {
    fields,
    set,
    head,
    isHeld = false,
    error,
    isPending,
    save,
    saves,
    done,
    children,
  } = props;
  const { bookings: words } = useWords();
  const [isNotified, setMessage] = useState(false);
  const { form, show } = useFirstWrong();
  const wrong = wrongFields(fields);
  const problems = error instanceof ValidationError ? error.problems : {};
  const isOther = error !== null && !(error instanceof ClashError);
  return (
    <form
      ref={form}
      data-draft
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(true);
        if (wrong.length === 0) save();
        else show();
      }}
    >
      {head}
      <ResourceChoice fields={fields} set={set} error={isNotified && wrong.includes("resource")} />
      <TimeFields fields={fields} set={set} problems={problems} wrong={isNotified ? wrong : []} />
      <Purposes fields={fields} set={set} />
      <Textarea
        label={words.fields.details}
        value={fields.details}
        autosize={false}
        rows={3}
        onChange={({ currentTarget }) => set({ details: currentTarget.value })}
      />
      <Kinds fields={fields} set={set} />
      {children}
      {isOther && <RefusalMessage error={error} />}
      <div className="booking-acts">
        <Button type="submit" loading={isPending} disabled={isHeld}>
          {saves}
        </Button>
        <Button variant="default" onClick={done}>
          {words.sheet.cancel}
        </Button>
      </div>
    </form>
  );
}

function Kinds({ fields, set }: Choosing) {
  const { bookings: words } = useWords();
  return (["tentative", "billable"] as const).map((kind) => (
    <Tick key={kind} isOn={fields[kind]} onChange={(isOn) => set({ [kind]: isOn })}>
      {words.fields[kind]}
    </Tick>
  ));
}

interface Choosing {
  fields: BookingText;
  set(changes: Partial<BookingText>): void;
}

export function ResourceChoice({ fields, set, error }: Choosing & { error: boolean }) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const { data = [], error: unread, refetch } = useQuery(around.resources(workspace));
  const options = ordered(data).map(({ id, name, resource_type: type }) => ({
    value: String(id),
    label: `${name} (${type.name})`,
  }));
  if (unread !== null) return <Failed error={unread} again={() => void refetch()} />;
  return (
    <NativeSelect
      label={words.fields.resource}
      value={fields.resource}
      error={error ? words.fields.resource : undefined}
      data={[{ value: "", label: "–" }, ...options]}
      onChange={({ currentTarget }) => set({ resource: currentTarget.value })}
    />
  );
}

function Purposes({ fields, set }: Choosing) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const { data: clients = [] } = useQuery(around.clients(workspace));
  const { data: projects = [] } = useQuery(around.projects(workspace));
  const none = { value: "", label: words.fields.none };
  const active = <One extends { id: number; name: string; archived: boolean }>(
    all: readonly One[],
    chosen: string,
  ) =>
    all
      .filter(({ id, archived }) => !archived || String(id) === chosen)
      .map(({ id, name }) => ({ value: String(id), label: name }))
      .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <div className="booking-two">
      <NativeSelect
        label={words.fields.client}
        value={fields.client}
        data={[none, ...active(clients, fields.client)]}
        onChange={({ currentTarget }) => set({ client: currentTarget.value, project: "" })}
      />
      <AddClient onAdded={(id) => set({ client: String(id), project: "" })} />
      {projects.length > 0 && (
        <NativeSelect
          label={words.fields.project}
          value={fields.project}
          data={[none, ...active(projects, fields.project)]}
          onChange={({ currentTarget }) => set({ project: currentTarget.value, client: "" })}
        />
      )}
    </div>
  );
}
