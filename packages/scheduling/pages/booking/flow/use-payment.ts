// The browser's return is only a hint.
import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import { usePage } from "./content.ts";
import { tellBooked } from "./frame.ts";

const betweenLooksMs = 5_000;
const comesWithinMs = 20_000;
/** A late payment may still get the time. */
const looksForMs = 30 * 60_000;

export function useIsComing(): boolean {
  const { isAlive } = usePage();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const quote = setTimeout(() => setOver(true), comesWithinMs);
    return () => clearTimeout(quote);
  }, []);
  return isAlive && !isOver && new URLSearchParams(location.search).has("transactionId");
}

interface Looking {
  isComing: boolean;
  isRequested: boolean;
}

/** While visible. */
export function useLooking(
  { token, state: was }: OpenAppointment,
  { isComing, isRequested }: Looking,
): void {
  const { content, keep, isAlive } = usePage();
  useEffect(() => {
    if (!isAlive || !isRequested) return;
    const look = async () => {
      if (document.hidden) return;
      const url = `${content.api}/appointments/${token}/paid`;
      const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
      // An expired hold stays expired until booked.
      if (status !== 200 || (was === "expired" && body.state === "held")) return;
      keep({ ...body, token });
      tellBooked(body.state);
    };
    void look();
    const looking = setInterval(look, isComing ? betweenLooksMs / 2 : betweenLooksMs);
    const quote = setTimeout(() => clearInterval(looking), looksForMs);
    addEventListener("pageshow", look);
    return () => {
      clearTimeout(quote);
      clearInterval(looking);
      removeEventListener("pageshow", look);
    };
  }, [isAlive, isRequested, token, isComing]);
}
