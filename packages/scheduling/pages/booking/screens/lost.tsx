import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment, OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { withOf } from "../../../src/appointments/pages/slots-query.ts";
import { askFor } from "../flow/ask.ts";
import { usePage } from "../flow/content.ts";
import { reread } from "../flow/reread.ts";
import { useHold } from "../flow/use-hold.ts";
import { useIsComing, useLooking } from "../flow/use-payment.ts";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { NearTimes } from "../parts/near.tsx";
import { Notice } from "../parts/notice.tsx";
import { Sign } from "../parts/sign.tsx";
import { ViewLink } from "../parts/view-link.tsx";

/** Waits for a late payment, else offers the nearest times. */
export function LostScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words } = usePage();
  const { service, payment } = appointment;
  // A finished payment of a lost time is void; only an open payment can still book.
  const isComing = useIsComing() && payment?.state === "open";
  useLooking(appointment, { isComing, isRequested: payment !== null });
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      {!isComing && <Sign kind="over" />}
      <Heading>{isComing ? words.checkingPayment : words.states.expired}</Heading>
      <p>
        {words.timeOver} {payment !== null && !isComing && words.nothingCharged}
      </p>
      <Facts appointment={appointment} />
      {!isComing && service.id !== null && (
        <Others appointment={appointment} serviceId={service.id} />
      )}
    </>
  );
}

interface OthersProps {
  appointment: OpenAppointment;
  serviceId: string;
}

function Others({ appointment, serviceId }: OthersProps) {
  const { words } = usePage();
  const { wished_ids: resourceIds } = appointment;
  const { hold, near: nearer, trouble } = useHold({ serviceId, resourceIds });
  const near = useNear(appointment);
  const slots = nearer ?? near;
  return (
    <div class="ways">
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      {nearer !== undefined && <Notice kind="waiting">{words.justTaken}</Notice>}
      {slots.length > 0 && (
        <>
          <p>{words.nearTimes}</p>
          <NearTimes slots={slots} onChoose={hold} />
        </>
      )}
      <ViewLink
        to={{ view: { at: "service", id: serviceId, with: withOf(appointment) } }}
        look="button plain"
      >
        {words.bookAgain}
      </ViewLink>
    </div>
  );
}

/** The service names nearest times in its refusal to extend. */
function useNear({ token }: OpenAppointment): readonly OpenSlot[] {
  const { content, keep, isAlive } = usePage();
  const [near, setNear] = useState<readonly OpenSlot[]>([]);
  useEffect(() => {
    if (!isAlive) return;
    const url = `${content.api}/appointments/${encodeURIComponent(token)}/extend`;
    const keepBooked = (now: OpenAppointment) => {
      if (now.state !== "held") keep(now);
    };
    const ask = askFor<OpenAppointment & { next?: OpenSlot[] }>(url, {
      method: "POST",
      body: {},
    });
    void ask.then(({ status, body }) => {
      // The service's clock says that the hold has not expired.
      if (status === 200) keep({ ...body, token });
      // Booked in another tab, unless the clocks differ.
      else if (status === 409) void reread({ content, keep: keepBooked }, token);
      else setNear(body.next ?? []);
    });
  }, [isAlive, token]);
  return near;
}
