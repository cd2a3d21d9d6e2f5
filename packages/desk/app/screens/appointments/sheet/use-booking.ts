import type { Service } from "@frontdesk/scheduling-client/types/services";
import { useEffect } from "react";
import { useClientCreation } from "../../../components/add-client.tsx";
import { useKept } from "../../../components/draft/use-kept.ts";
import type { NewSpot } from "../../../components/spot.ts";
import type { Words } from "../../../locales/bind.ts";
import { useLocale } from "../../../locales/words.ts";
import { useNewAppointment } from "../mutations.ts";
import { choosableIds, firstChoice } from "./choosing.ts";
import type { ChosenClient } from "./client-choice.tsx";
import { usePreset } from "./preset.ts";
import { useOwnIds } from "./staff-choice.tsx";
import type { NewClient } from "./typed-client.ts";

export interface BookDraft {
  client: ChosenClient | null;
  /** Created with the appointment. */
  added: NewClient | null;
  service: string;
  ids: readonly number[] | undefined;
  /** Undefined before any choice, empty without one. */
  at: string | undefined;
  notes: string;
}

export interface BookResult {
  id: number;
  startsAt: string;
}

export interface BookingInput {
  offered: readonly Service[];
  spot: NewSpot;
  /** The client of the address, once read. */
  chosen?: ChosenClient | undefined;
  done(booked: BookResult): void;
}

export function useBooking({ offered, spot, chosen, done }: BookingInput) {
  const locale = useLocale();
  const only = offered.length === 1 ? String(offered[0]?.id) : "";
  const nothing = { client: null, added: null, ids: undefined, at: undefined, notes: "" };
  const [draft, set, saves] = useKept<BookDraft>({ ...nothing, service: only });
  // Over the client of an earlier draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another client.
  useEffect(() => {
    if (chosen !== undefined) set({ client: chosen, added: null });
  }, [chosen?.id]);
  const service = offered.find(({ id }) => String(id) === draft.service);
  const own = useOwnIds(service);
  const ids = service === undefined ? [] : (draft.ids ?? firstIds(service, spot, own));
  const preset = usePreset(spot, service, ids);
  const at = draft.at ?? preset.startsAt ?? "";
  const [add, make] = [useClientCreation(), useNewAppointment()];

  const addClient = async (added: NewClient): Promise<ChosenClient> => {
    const { id, name, email, locale } = await add.mutateAsync(added);
    const client = { id, name, email, locale };
    // A second attempt finds the client.
    set({ client, added: null });
    return client;
  };
  const send = async (service: Service) => {
    const client = draft.client ?? (draft.added && (await addClient(draft.added)));
    if (client === null) return;
    // Otherwise the service knows the client's language.
    const language = client.locale === null ? { locale } : {};
    const sent = make.mutateAsync(
      {
        ...{ service_id: service.id, client_id: client.id, starts_at: at },
        ...(ids.length > 0 && { resource_ids: [...ids] }),
        ...language,
        ...(draft.notes !== "" && { notes: draft.notes }),
      },
      { onSuccess: ({ id, starts_at: startsAt }) => done({ id, startsAt }) },
    );
    saves(sent, { client, added: null });
  };
  return {
    ...{ draft, set, service, ids, preset, at },
    /** The form shows the errors. */
    book: () => service !== undefined && void send(service).catch(() => {}),
    error: (draft.added === null ? null : add.error) ?? make.error,
    isPending: add.isPending || make.isPending,
    forgetRefusal: () => make.reset(),
  };
}

function firstIds(service: Service, { resource }: NewSpot, own: readonly number[] | undefined) {
  const clicked = choosableIds(service).filter((id) => id === resource);
  return clicked.length > 0 ? clicked : firstChoice(service, own);
}

export function missingChoices({ client, added, service }: BookDraft, at: string, words: Words) {
  const { appointments } = words;
  return {
    ...(client === null && added === null && { client: appointments.noClient }),
    ...(added?.name.trim() === "" && { name: appointments.nameNeeded }),
    ...(service === "" && { service: appointments.noService }),
    ...(service !== "" && at === "" && { at: appointments.chooseFirst }),
  };
}

export type MissingChoices = ReturnType<typeof missingChoices>;
