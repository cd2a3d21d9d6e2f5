import { type FreeTime, SlotTakenError } from "@frontdesk/scheduling-client/errors";
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../../api/clock.ts";
import { isStale, problemsOf } from "../../../api/problems.ts";
import { useOwnRefusal } from "../../../api/refusals.ts";
import { useMayMake } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { agoText } from "../../../components/day-labels.ts";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useResourceNames } from "../../../components/slot-taken.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { appointmentHistory, bookings } from "../queries.ts";
import { addedIn } from "./spots.ts";
import type { RescheduleProposal } from "./use-proposal.ts";

interface MoveRefusalProps {
  error: unknown;
  proposal: RescheduleProposal;
  pick(time: FreeTime): void;
  show(): void;
  applyMine(): void;
}

const isNotOffered = (error: unknown) => "resource_ids" in problemsOf(error);

/** A repetition would fail too. */
export const isOtherTargetNeeded = (error: unknown) =>
  error instanceof SlotTakenError || isStale(error) || isNotOffered(error);

export function MoveRefusal({ error, proposal, pick, ...actions }: MoveRefusalProps) {
  if (isStale(error)) return <Changed error={error} proposal={proposal} {...actions} />;
  if (isNotOffered(error)) return <NotOffered error={error} proposal={proposal} />;
  return <AppointmentRefusal error={error} pick={pick} />;
}

function Changed({ error, proposal, show, applyMine }: Omit<MoveRefusalProps, "pick">) {
  const { appointments: words } = useWords();
  useOwnRefusal(error);
  return (
    <>
      <p role="alert">{useChange(proposal.id) ?? words.moving.changed}</p>
      <div className="acts">
        <Button variant="default" onClick={show}>
          {words.moving.show}
        </Button>
        <Button variant="default" onClick={applyMine}>
          {words.moving.applyMine}
        </Button>
      </div>
    </>
  );
}

/** Only administrators may read who changed an appointment. */
function useChange(id: number): string | undefined {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const enabled = workspace.account?.isAdministrator === true;
  const history = useQuery({ ...appointmentHistory(workspace, id), enabled });
  const { data: users } = useQuery({ ...bookings.people(workspace), enabled });
  const last = history.isFetching ? undefined : history.data?.at(-1);
  if (last === undefined || users === undefined) return undefined;
  const user = users.find((one) => one.id === last.user_id);
  const unnamed = last.user_id === null ? words.system : words.left;
  const name = (user && `${user.first_name} ${user.last_name}`.trim()) || unnamed;
  const ago = agoText(new Date(last.at), { locale, now: timeNow() });
  const [was, is] = [last.before, last.after] as Partial<Appointment>[];
  const isRescheduled = was?.starts_at !== is?.starts_at;
  return isRescheduled
    ? words.moving.movedBy({ name, ago })
    : words.moving.changedBy({ name, ago });
}

function NotOffered({ error, proposal }: Pick<MoveRefusalProps, "error" | "proposal">) {
  const { appointments: words } = useWords();
  useOwnRefusal(error);
  const nameOf = useResourceNames();
  const mayEdit = useMayMake("resources");
  const resource = addedIn(proposal)
    .flatMap((id) => nameOf(id) ?? [])
    .join(", ");
  const { service, serviceId } = proposal;
  return (
    <div role="alert">
      <p>{words.moving.notOffered({ resource, service })}</p>
      {mayEdit && serviceId !== undefined && (
        <ScreenLink to={`services/${serviceId}`}>{words.moving.editService}</ScreenLink>
      )}
    </div>
  );
}
