import { useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { withOf } from "../../../src/appointments/pages/slots-query.ts";
import { askFor } from "../flow/ask.ts";
import { usePage } from "../flow/content.ts";
import { rereadAfter } from "../flow/reread.ts";
import { Notice } from "./notice.tsx";
import { troubleOf } from "./trouble.ts";

export function GiveUp({ appointment }: { appointment: OpenAppointment }) {
  const pageState = usePage();
  const { words, content, keep, go, isAlive } = pageState;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { token, may, service } = appointment;
  const release = async () => {
    if (isBusy) return;
    setBusy(true);
    const url = `${content.api}/appointments/${token}`;
    const { status } = await askFor(url, { method: "DELETE" });
    if (status !== 204) {
      setTrouble(troubleOf(words, await rereadAfter(pageState, token, status)));
      return setBusy(false);
    }
    setBusy(false);
    keep({ ...appointment, state: "expired" });
    const { id } = service;
    if (id !== null) go({ view: { at: "service", id, with: withOf(appointment) } });
  };
  if (!isAlive || !may.release) return null;
  return (
    <>
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <button type="button" class="quiet" aria-disabled={isBusy} onClick={release}>
        {words.giveUp}
      </button>
    </>
  );
}
