// A booking over what it was opened from: what it is, and what is done to it.
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type Asked, useAsked } from "../../../data/address.ts";
import { usePlace } from "../../../data/place.ts";
import { Failed } from "../../../parts/failed.tsx";
import { Loading } from "../../../parts/loading.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { useWords } from "../../../words/words.ts";
import { useBookingTitle } from "../names.ts";
import { bookings } from "../queries.ts";
import { ChangeForm } from "./change.tsx";
import { BookingDetail, type Doing } from "./detail.tsx";
import { NewForm } from "./form.tsx";
import { MoveForm } from "./move.tsx";
import { type Below, useOpening } from "./opening.ts";
import { readSpot } from "./spot.ts";
import "../../../parts/entries.css";
import "./sheet.css";

const readAt = ({ at = "" }: Asked) => readSpot(at);

export function NewSheet({ below }: { below: Below }) {
  const { bookings: words } = useWords();
  const [spot] = useAsked(readAt);
  const { close } = useOpening(below);
  return (
    <Sheet title={words.sheet.new} onClose={close}>
      <NewForm spot={spot} done={close} />
    </Sheet>
  );
}

export function BookingSheet({ below }: { below: Below }) {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const place = usePlace();
  const titleOf = useBookingTitle();
  const { bookings: words } = useWords();
  const { close } = useOpening(below);
  const [doing, setDoing] = useState<Doing>("shown");
  const { data, error, refetch } = useQuery(bookings.one(place, Number(id)));
  const titles = {
    shown: data === undefined ? words.untitled : titleOf(data),
    changed: words.sheet.change,
    moved: words.sheet.move,
  };
  const shown = () => setDoing("shown");
  return (
    <Sheet title={titles[doing]} onClose={close}>
      {data === undefined && error === null && <Loading lines={6} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data !== undefined && doing === "shown" && (
        <BookingDetail booking={data} act={setDoing} close={close} />
      )}
      {data !== undefined && doing === "changed" && <ChangeForm booking={data} done={shown} />}
      {data !== undefined && doing === "moved" && <MoveForm booking={data} done={shown} />}
    </Sheet>
  );
}

export const OverCalendar = () => <BookingSheet below="calendar" />;
export const NewInCalendar = () => <NewSheet below="calendar" />;
export const OverBookings = () => <BookingSheet below="bookings" />;
export const NewInBookings = () => <NewSheet below="bookings" />;
