import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type AddressQuery, useAddressQuery } from "../../../api/address.ts";
import { appointmentStatus } from "../../../api/appointments.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { Failed } from "../../../components/failed.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useBack } from "../../../components/screen-link.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels, useCustomerName } from "../labels.ts";
import { stateOfAppointment } from "../listed.ts";
import { appointments } from "../queries.ts";
import { AppointmentActions, type DoingNow } from "./actions.tsx";
import { Answers, AppointmentFacts } from "./facts.tsx";
import { Fee } from "./fee.tsx";
import { History } from "./history.tsx";
import { AppointmentMoney } from "./money.tsx";
import { Notes } from "./notes.tsx";
import { RescheduleForm } from "./reschedule.tsx";
import { TakePayment } from "./take-payment.tsx";
import { Trial } from "./trial.tsx";
import "../../../components/entries.css";
import "../appointments.css";

export function AppointmentSheet() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { appointments: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack(useBelow());
  const nameOf = useCustomerName();
  const one = useQuery(appointments.one(workspace, Number(id)));
  const status = useQuery({
    ...appointmentStatus(workspace, Number(id)),
    // The appointment does not change with its payment.
    refetchInterval: ({ state: { data } }) => (data?.payment?.state === "reserved" ? 5_000 : false),
  });
  const failed = one.error ?? status.error;
  const again = () => void Promise.all([one.refetch(), status.refetch()]);
  const isThere = one.data !== undefined && status.data !== undefined;
  return (
    <Detail title={one.data === undefined ? words.one : nameOf(one.data.shown)} onClose={back}>
      {failed !== null && <Failed error={failed} again={again} />}
      {!isThere && failed === null && <Loading lines={8} />}
      {isThere && <Details key={id} {...one.data} status={status.data} />}
    </Detail>
  );
}

/** `calendar` in `/p/7/calendar/appointments/3`. */
function useBelow(): string {
  return useLocation().pathname.split("/")[3] ?? "appointments";
}

/** A link with `move=yes` opens the free times at once, with `pay=yes` the payment. */
const readWish = ({ move, pay }: AddressQuery) => ({ move: move === "yes", pay: pay === "yes" });

interface DetailsProps {
  shown: Appointment;
  etag: string;
  status: AppointmentStanding;
}

function Details({ shown: appointment, etag, status }: DetailsProps) {
  const [wish, ask] = useAddressQuery(readWish);
  const mayMove = status.may_change && appointment.state === "confirmed";
  const [doing, setDoing] = useState<DoingNow>(wish.move && mayMove ? "move" : undefined);
  // The list below keeps the search parameters for other appointments.
  useEffect(() => {
    if (wish.move || wish.pay) ask({ move: undefined, pay: undefined });
  }, [wish, ask]);
  const [beginsWithPayment] = useState(wish.pay);
  const isRescheduling = doing === "move";
  const done = () => setDoing(undefined);
  return (
    <>
      {isRescheduling && (
        <RescheduleForm appointment={appointment} etag={etag} status={status} done={done} />
      )}
      {/* Hidden fields keep their text. */}
      <div className="appointment" hidden={isRescheduling}>
        <Everything
          appointment={appointment}
          etag={etag}
          status={status}
          doing={doing}
          act={setDoing}
          beginsWithPayment={beginsWithPayment}
        />
      </div>
    </>
  );
}

interface EverythingProps {
  appointment: Appointment;
  etag: string;
  status: AppointmentStanding;
  doing: DoingNow;
  act(doing: DoingNow): void;
  beginsWithPayment: boolean;
}

function Everything(props: EverythingProps) {
  const { appointment, etag, status, doing, act, beginsWithPayment } = props;
  const { may_change: mayAct } = status;
  const leave = useBack(useBelow());
  return (
    <>
      <Head appointment={appointment} />
      {mayAct && (
        <AppointmentActions appointment={appointment} status={status} doing={doing} act={act} />
      )}
      <Trial appointment={appointment} onDeleted={leave} />
      <TakePayment appointment={appointment} status={status} isWished={beginsWithPayment} />
      {mayAct && <Fee appointment={appointment} status={status} />}
      <AppointmentFacts appointment={appointment} status={status} />
      <Answers appointment={appointment} status={status} />
      <Notes appointment={appointment} etag={etag} mayChange={mayAct} />
      <AppointmentMoney appointment={appointment} status={status} />
      <History id={appointment.id} />
    </>
  );
}

function Head({ appointment }: { appointment: Appointment }) {
  const { appointments: words } = useWords();
  const labels = useAppointmentLabels();
  const { attention, state, decide_by: until } = appointment;
  return (
    <div className="appointment-head">
      <p>
        <State of={stateOfAppointment(appointment)} />
      </p>
      {state === "requested" && until !== null && (
        <p>{words.decideBy({ moment: labels.moment(until) })}</p>
      )}
      {attention !== null && <p className="appointment-needs">{words.needs[attention]}</p>}
    </div>
  );
}
