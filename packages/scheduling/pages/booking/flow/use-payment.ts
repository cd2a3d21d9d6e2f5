// Looks whether something was paid: what a browser brings back from there is only a hint.
import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import { tellBooked } from "./frame.ts";
import { useShown } from "./shown.ts";

const betweenLooksMs = 5_000;
const comesWithinMs = 20_000;
/** As long as who pays late may still have the time. */
const looksForMs = 30 * 60_000;

/** Whether the customer has just come back from paying: then it is looked for, a while. */
export function useIsComing(): boolean {
  const { isAlive } = useShown();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const giving = setTimeout(() => setOver(true), comesWithinMs);
    return () => clearTimeout(giving);
  }, []);
  return isAlive && !isOver && new URLSearchParams(location.search).has("transactionId");
}

interface Looking {
  isComing: boolean;
  /** Whether there is anything to look for. */
  isAsked: boolean;
}

/** Looks for the payment at once, and again while the page is seen, for half an hour. */
export function useLooking(
  { token, state: was }: OpenAppointment,
  { isComing, isAsked }: Looking,
): void {
  const { content, keep, isAlive } = useShown();
  useEffect(() => {
    if (!isAlive || !isAsked) return;
    const look = async () => {
      if (document.hidden) return;
      const url = `${content.api}/appointments/${token}/paid`;
      const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
      // What is over for the customer stays so until it is booked.
      if (status !== 200 || (was === "expired" && body.state === "held")) return;
      keep({ ...body, token });
      tellBooked(body.state);
    };
    void look();
    const looking = setInterval(look, isComing ? betweenLooksMs / 2 : betweenLooksMs);
    const giving = setTimeout(() => clearInterval(looking), looksForMs);
    addEventListener("pageshow", look);
    return () => {
      clearTimeout(giving);
      clearInterval(looking);
      removeEventListener("pageshow", look);
    };
  }, [isAlive, isAsked, token, isComing]);
}
