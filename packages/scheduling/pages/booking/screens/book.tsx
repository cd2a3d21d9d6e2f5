import { useState } from "preact/hooks";
import { asksForWhom, idsOf } from "../../../src/appointments/pages/asked-slots.ts";
import type {
  OpenAppointment,
  OpenService,
  OpenSlot,
} from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { useShown } from "../flow/shown.ts";
import { writeMoment } from "../flow/write.ts";
import { Back, Heading } from "../parts/heading.tsx";
import { Notice } from "../parts/notice.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { MissingScreen } from "./missing.tsx";
import { Cost } from "./services.tsx";
import { Times } from "./times.tsx";
import { Unscripted } from "./unscripted.tsx";
import { WhomScreen } from "./whom.tsx";

interface BookProps {
  id: string;
  chosen: string | undefined;
}

/** A service: who it is to be with, where there is a choice, and when. */
export function BookScreen({ id, chosen }: BookProps) {
  const { content } = useShown();
  const listed = content.page?.services.find((one) => one.id === id);
  const service = listed ?? (content.service?.id === id ? content.service : undefined);
  if (service === undefined) return <MissingScreen missing="service" />;
  if (chosen === undefined && asksForWhom(service)) return <WhomScreen service={service} />;
  return <TimeScreen service={service} chosen={chosen} />;
}

interface Gone {
  /** The nearest ones that are free. */
  next: OpenSlot[];
}

function TimeScreen({ service, chosen }: { service: OpenService; chosen: string | undefined }) {
  const { words, content, timezone, appointment, keep, go } = useShown();
  const [isBusy, setBusy] = useState(false);
  const [gone, setGone] = useState<Gone>();
  const [trouble, setTrouble] = useState<string>();
  const [turn, setTurn] = useState(0);
  const hold = async ({ starts_at }: Pick<OpenSlot, "starts_at">) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const ids = idsOf(chosen);
    const body = {
      ...{ service_id: service.id, starts_at, timezone, locale: content.locale },
      ...(ids.length > 0 && { resource_ids: ids }),
      ...(appointment?.state === "held" && { replaces: appointment.token }),
    };
    const url = `${content.api}/appointments`;
    const said = await askFor<OpenAppointment & Gone>(url, { method: "POST", body });
    setBusy(false);
    if (said.status === 201) {
      keep(said.body);
      go({ view: { at: "appointment", token: said.body.token, act: undefined } });
    } else if (said.status === 409 && Array.isArray(said.body.next)) {
      setGone({ next: said.body.next });
      setTurn(turn + 1);
    } else setTrouble(troubleOf(words, said.status));
  };
  return (
    <>
      <Back />
      <Heading>{service.name}</Heading>
      <p class="under">
        <Cost service={service} />
      </p>
      <Unscripted>{words.needsScript}</Unscripted>
      <div class="scripted">
        {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
        {gone !== undefined && <Near gone={gone} onChoose={hold} />}
        <Times key={turn} serviceId={service.id} chosen={chosen} isBusy={isBusy} onChoose={hold} />
      </div>
    </>
  );
}

/** The times close to one that somebody else was quicker to take. */
function Near({ gone, onChoose }: { gone: Gone; onChoose(slot: OpenSlot): void }) {
  const { words, content, timezone: timeZone } = useShown();
  const { locale } = content;
  return (
    <Notice kind="waiting">
      <p>
        {words.justTaken} {gone.next.length > 0 && words.nearTimes}
      </p>
      <div class="near-times">
        {gone.next.map((slot) => (
          <button
            key={slot.starts_at}
            type="button"
            class="button plain"
            onClick={() => onChoose(slot)}
          >
            {writeMoment({ locale, timeZone }, slot.starts_at)}
          </button>
        ))}
      </div>
    </Notice>
  );
}
