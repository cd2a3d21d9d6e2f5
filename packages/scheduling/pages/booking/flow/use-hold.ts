import { useState } from "preact/hooks";
import type { OpenAppointment, OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { troubleOf } from "../parts/trouble.ts";
import { askFor } from "./ask.ts";
import { usePage } from "./content.ts";

interface Wish {
  serviceId: string;
  resourceIds: readonly number[];
}

interface Holding {
  isBusy: boolean;
  trouble: string | undefined;
  near: readonly OpenSlot[] | undefined;
  round: number;
  hold(slot: Pick<OpenSlot, "starts_at">): Promise<void>;
}

export function useHold({ serviceId, resourceIds }: Wish): Holding {
  const { words, content, timezone, appointment, keep, go } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [near, setNear] = useState<readonly OpenSlot[]>();
  const [round, setRound] = useState(0);
  const hold: Holding["hold"] = async ({ starts_at }) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const body = {
      service_id: serviceId,
      starts_at,
      timezone,
      locale: content.locale,
      ...(resourceIds.length > 0 && { resource_ids: resourceIds }),
      // Releases an expired hold too: otherwise the customer could pay for both.
      ...(isUnbooked(appointment) && { replaces: appointment.token }),
    };
    const url = `${content.api}/appointments`;
    const ask = await askFor<OpenAppointment & { next?: OpenSlot[] }>(url, {
      method: "POST",
      body,
    });
    setBusy(false);
    if (ask.status === 201) {
      keep(ask.body);
      go({ view: { at: "appointment", token: ask.body.token, act: undefined } });
    } else if (ask.status === 409 && Array.isArray(ask.body.next)) {
      setNear(ask.body.next);
      setRound(round + 1);
    } else setTrouble(troubleOf(words, ask.status));
  };
  return { isBusy, trouble, near, round, hold };
}

const isUnbooked = (appointment: OpenAppointment | null): appointment is OpenAppointment =>
  appointment?.state === "held" || appointment?.state === "expired";
