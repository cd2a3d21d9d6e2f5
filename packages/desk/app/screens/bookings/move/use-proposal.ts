import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { appointmentStatus } from "../../../api/appointments.ts";
import { resourceNames } from "../../../api/obstacles.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { type AppointmentMove, isRescheduling, pickUp } from "./mutations.ts";
import { type AppointmentSpot, isSameSpot, type SpotChange } from "./spots.ts";

export interface MoveQuestion extends SpotChange {
  id: number;
  client: string | undefined;
  service: string;
  serviceId: number | undefined;
  /** The column of the drop. */
  resource: number;
}

export interface RescheduleProposal extends MoveQuestion, Pick<AppointmentMove, "picked"> {
  /** Of this question. */
  key: number;
}

const minuteMs = 60_000;

export function useProposal() {
  const workspace = useWorkspace();
  const queries = useQueryClient();
  const picked = useRef<AppointmentMove["picked"]>(undefined);
  const [proposal, set] = useState<RescheduleProposal>();
  /** At the start of a gesture, so that the question has its final size at once. */
  const pick = (id: number) => {
    picked.current = pickUp(workspace, id);
    void queries.prefetchQuery(appointmentStatus(workspace, id));
    void queries.prefetchQuery({ ...resourceNames(workspace), staleTime: 5 * minuteMs });
  };
  const ask = (question: MoveQuestion) => {
    const { id, to } = question;
    if (isRescheduling(queries, workspace, id)) return;
    // The block may stand where an open question put it.
    const { from } = proposal?.id === id ? proposal : question;
    if (isSameSpot(from, to)) return set(undefined);
    const own = picked.current ?? pickUp(workspace, id);
    set({ ...question, from, picked: own, key: (proposal?.key ?? 0) + 1 });
  };
  const retarget = (to: AppointmentSpot) => set((now) => now && { ...now, to });
  return { proposal, pick, ask, retarget, close: () => set(undefined) };
}
