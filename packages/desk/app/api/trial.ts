// An administrator's own online booking, made to try the booking page.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "./action.ts";
import { refreshAppointments } from "./appointments.ts";
import type { Session } from "./desk.ts";
import { postOnce } from "./posts.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";
import { useWorkspace } from "./workspace.ts";

type Person = Session["person"];
type Booked = Pick<Appointment, "customer" | "made_by_staff" | "state">;

const endable = ["requested", "confirmed", "cancelled", "declined"] as const;

export function isTrial({ customer, made_by_staff: isByStaff, state }: Booked, person: Person) {
  const isOwn = customer?.email?.toLowerCase() === person.email.toLowerCase();
  const isEndable = endable.some((one) => one === state);
  return isOwn && person.emailVerified && !isByStaff && isEndable;
}

const pageSize = 100;

/** The first trial from a day on. */
export const comingTrial = (workspace: StudioWorkspace, day: string, person: Person) =>
  queryOptions({
    queryKey: [workspace.id, "appointments", "trial", day, person.email],
    queryFn: async ({ signal }) => {
      const filter = { start_date: day, state: [...endable] };
      const { appointments } = studioOf(workspace);
      const { items } = await appointments.list({ pageSize, filter, signal }).page();
      return items.find((one) => isTrial(one, person)) ?? null;
    },
  });

const returnTries = 12;
const returnPauseMs = 2_000;

/** Repeats while the money is on its way back. */
export function useTrialRemoval(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  const send = () =>
    postOnce(`${workspace.id} delete trial ${id}`, (options) =>
      studioOf(workspace).appointments.deleteTrial(id, options),
    );
  return useAction(["appointments.deleteTrial", "footer"], {
    mutationFn: async () => {
      let answer = await send();
      for (let tries = 1; answer.state === "cancelled" && tries < returnTries; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, returnPauseMs));
        answer = await send();
      }
      return answer;
    },
    onSettled: () => refreshAppointments(queries, workspace),
  });
}
