import type { FreeTime } from "@frontdesk/scheduling-client/errors";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { appointmentStatus } from "../../../api/appointments.ts";
import { offerUndo } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import { type AppointmentMove, type MoveResult, pickUp, useMoveAppointment } from "./mutations.ts";
import type { AppointmentSpot } from "./spots.ts";
import type { RescheduleProposal } from "./use-proposal.ts";
import { titleOf, useWhere } from "./where.ts";

export interface ReschedulingInput {
  proposal: RescheduleProposal;
  retarget(to: AppointmentSpot): void;
  close(): void;
  /** Tells screen readers. */
  tell(text: string): void;
}

export function useRescheduling({ proposal, retarget, close, tell }: ReschedulingInput) {
  const { id, from, to, picked } = proposal;
  const { appointments: words, bookings } = useWords();
  const workspace = useWorkspace();
  const whereOf = useWhere();
  const { mutateAsync, isPending, error, reset } = useMoveAppointment();
  const status = useQuery(appointmentStatus(workspace, id));
  // A repetition after a refusal follows the first choice.
  const [isSilent, setSilent] = useState(false);
  const isMailed = status.data === undefined || status.data.told_by_mail;

  const undo = async ({ was, is }: MoveResult, isNotified: boolean | undefined) => {
    await mutateAsync({ id, from: is, to: was, picked: pickUp(workspace, id), isNotified });
    tell(bookings.undone);
  };
  const send = async (silently: boolean, wish: Partial<AppointmentMove> = {}) => {
    setSilent(silently);
    const isNotified = isMailed ? !silently : undefined;
    const sent = { id, from, to, picked, isNotified, ...wish };
    const result = await mutateAsync(sent).catch(() => undefined);
    if (result === undefined) return;
    close();
    const where = whereOf({ from: result.was, to: result.is });
    offerUndo(words.moving.moved({ title: titleOf(proposal), where }), () =>
      undo(result, isNotified),
    );
  };
  const pick = ({ date, start, resource_ids }: FreeTime) => {
    reset();
    retarget({ ...to, date, start, resource_ids });
  };
  const move = (silently: boolean) => void send(silently);
  const applyMine = () => void send(isSilent, { picked: pickUp(workspace, id), isForced: true });
  const cancel = () => {
    close();
    tell(bookings.left);
  };
  const { data } = status;
  return { status: data, isMailed, isSilent, isPending, error, move, pick, applyMine, cancel };
}
