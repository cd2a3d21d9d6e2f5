import type { Service } from "@frontdesk/scheduling-client/types/services";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type AddressQuery, useAddressQuery } from "../../../api/address.ts";
import { useMayMake, useMaySee } from "../../../api/rights.ts";
import { say } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { dayOf } from "../../../components/days.ts";
import { Detail } from "../../../components/detail.tsx";
import { Empty } from "../../../components/empty.tsx";
import { Folded } from "../../../components/folded.tsx";
import { Read } from "../../../components/read.tsx";
import { ScreenLink, useGo } from "../../../components/screen-link.tsx";
import { readSpot } from "../../../components/spot.ts";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { appointments } from "../queries.ts";
import { BookForm } from "./book-form.tsx";
import type { BookResult } from "./use-booking.ts";
import "../../../components/entries.css";
import "../appointments.css";

type Below = "calendar" | "appointments";

const readClient = ({ client = "" }: AddressQuery) =>
  /^[1-9]\d{0,14}$/.test(client) ? Number(client) : undefined;

const readAt = ({ at = "" }: AddressQuery) => readSpot(at);

function BookSheet({ below }: { below: Below }) {
  const { appointments: words } = useWords();
  const { close, done } = useClosing(below);
  const enabled = useMaySee("clients");
  const services = useQuery({ ...appointments.services(useWorkspace()), enabled });
  const [spot] = useAddressQuery(readAt);
  const [clientId = 0] = useAddressQuery(readClient);
  const client = useQuery({
    ...appointments.client(useWorkspace(), clientId),
    enabled: enabled && clientId > 0,
  });
  if (!enabled) {
    return (
      <Detail title={words.book} onClose={close}>
        <p className="quiet">{words.clientsUnseen}</p>
        <OtherForms isOpen />
      </Detail>
    );
  }
  return (
    <Detail title={words.book} onClose={close}>
      <Read of={services}>
        {(offered) => (
          <Offered offered={offered}>
            <BookForm offered={offered} spot={spot} chosen={client.data} done={done}>
              <OtherForms />
            </BookForm>
          </Offered>
        )}
      </Read>
    </Detail>
  );
}

interface OfferedProps {
  offered: readonly Service[];
  children: ReactNode;
}

function Offered({ offered, children }: OfferedProps) {
  const { appointments: words } = useWords();
  const mayAdd = useMayMake("resources");
  if (offered.length > 0) return children;
  const add = mayAdd && <ScreenLink to="services/new">{words.toServices}</ScreenLink>;
  return (
    <>
      <Empty action={add}>{words.noServices}</Empty>
      <OtherForms isOpen />
    </>
  );
}

/** The address keeps the clicked spot. */
function OtherForms({ isOpen = false }: { isOpen?: boolean }) {
  const { appointments: words, shell } = useWords();
  return (
    <Folded title={shell.more} isOpen={isOpen}>
      <ScreenLink to="calendar/block" keepsFilters>
        {words.blockTime}
      </ScreenLink>
      <ScreenLink to="calendar/plain" keepsFilters>
        {words.plainBooking}
      </ScreenLink>
    </Folded>
  );
}

function useClosing(below: Below) {
  const { appointments: words } = useWords();
  const { id: workspace } = useWorkspace();
  const [navigate, go, labels] = [useNavigate(), useGo(), useAppointmentLabels()];
  const close = (changes: object = {}) => {
    const search = (before: object) => ({
      ...before,
      at: undefined,
      client: undefined,
      ...changes,
    });
    void navigate({ to: `/p/${workspace}/${below}`, search, resetScroll: false });
  };
  const done = ({ id, startsAt }: BookResult) => {
    say(words.booked({ when: labels.moment(startsAt) }));
    if (below === "calendar") close({ date: dayOf(new Date(startsAt)) });
    else go(`appointments/${id}`);
  };
  return { close: () => close(), done };
}

export const BookInCalendar = () => <BookSheet below="calendar" />;
export const BookInAppointments = () => <BookSheet below="appointments" />;
