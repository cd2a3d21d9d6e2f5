import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type AddressQuery, useAddressQuery } from "../../../api/address.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { Failed } from "../../../components/failed.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Sheet } from "../../../components/sheet.tsx";
import { readSpot } from "../../../components/spot.ts";
import { useWords } from "../../../locales/words.ts";
import { useBookingTitle } from "../names.ts";
import { bookings, sessions } from "../queries.ts";
import { ChangeForm } from "./change.tsx";
import { BookingDetail, type Doing } from "./detail.tsx";
import { NewForm } from "./form.tsx";
import { MoveForm } from "./move.tsx";
import { type Below, useOpening } from "./opening.ts";
import "../../../components/entries.css";
import "./sheet.css";

const readAt = ({ at = "" }: AddressQuery) => readSpot(at);

export function NewSheet({ below }: { below: Below }) {
  const { bookings: words } = useWords();
  const [spot] = useAddressQuery(readAt);
  const { close } = useOpening(below);
  return (
    <Sheet title={words.sheet.new} onClose={close}>
      <NewForm spot={spot} done={close} />
    </Sheet>
  );
}

export function BookingSheet({ below }: { below: Below }) {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const workspace = useWorkspace();
  const titleOf = useBookingTitle();
  const { bookings: words } = useWords();
  const { close } = useOpening(below);
  const [doing, setDoing] = useState<Doing>("shown");
  const one = useQuery(bookings.one(workspace, Number(id)));
  const session = useQuery({
    ...sessions.one(workspace, one.data?.session_id ?? 0),
    enabled: one.data?.session_id != null,
  });
  const exists = one.data?.session_id == null || session.data !== undefined;
  const booking = exists ? one.data : undefined;
  const error = one.error ?? session.error;
  const again = () => void Promise.all([one, session].map(({ refetch }) => refetch()));
  const [appointment] = session.data?.appointment_ids ?? [];
  const titles = {
    shown: booking === undefined ? words.untitled : titleOf(booking),
    changed: words.sheet.change,
    moved: words.sheet.move,
  };
  const show = () => setDoing("shown");
  if (appointment !== undefined) return <ItsAppointment id={appointment} below={below} />;
  return (
    <Sheet title={titles[doing]} onClose={close}>
      {booking === undefined && error === null && <Loading lines={6} />}
      {error !== null && <Failed error={error} again={again} />}
      {booking !== undefined && doing === "shown" && (
        <BookingDetail booking={booking} act={setDoing} close={close} />
      )}
      {booking !== undefined && doing === "changed" && <ChangeForm booking={booking} done={show} />}
      {booking !== undefined && doing === "moved" && <MoveForm booking={booking} done={show} />}
    </Sheet>
  );
}

/** Staff move and cancel it there. */
function ItsAppointment({ id, below }: { id: number; below: Below }) {
  const own = below === "calendar" ? "calendar/appointments" : "appointments";
  const to = `/p/${useWorkspace().id}/${own}/${id}`;
  return <Navigate to={to} search={(before: object) => before} replace resetScroll={false} />;
}

export const OverCalendar = () => <BookingSheet below="calendar" />;
export const NewInCalendar = () => <NewSheet below="calendar" />;
export const OverBookings = () => <BookingSheet below="bookings" />;
export const NewInBookings = () => <NewSheet below="bookings" />;
