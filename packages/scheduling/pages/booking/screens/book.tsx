import type { OpenService } from "../../../src/appointments/pages/shapes.ts";
import { idsOf, offersStaffChoice } from "../../../src/appointments/pages/slots-query.ts";
import { usePage } from "../flow/content.ts";
import { useHold } from "../flow/use-hold.ts";
import { Back, Heading } from "../parts/heading.tsx";
import { JustTaken } from "../parts/near.tsx";
import { Notice } from "../parts/notice.tsx";
import { MissingScreen } from "./missing.tsx";
import { Cost } from "./services.tsx";
import { StaffScreen } from "./staff.tsx";
import { Times } from "./times.tsx";
import { Unscripted } from "./unscripted.tsx";

interface BookProps {
  id: string;
  chosen: string | undefined;
}

export function BookScreen({ id, chosen }: BookProps) {
  const { content } = usePage();
  const listed = content.page?.services.find((one) => one.id === id);
  const service = listed ?? (content.service?.id === id ? content.service : undefined);
  if (service === undefined) return <MissingScreen missing="service" />;
  if (chosen === undefined && offersStaffChoice(service)) return <StaffScreen service={service} />;
  return <TimeScreen service={service} chosen={chosen} />;
}

function TimeScreen({ service, chosen }: { service: OpenService; chosen: string | undefined }) {
  const { words } = usePage();
  const wish = { serviceId: service.id, resourceIds: idsOf(chosen) };
  const { isBusy, trouble, near, round, hold } = useHold(wish);
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
        {near !== undefined && <JustTaken slots={near} onChoose={hold} />}
        <Times key={round} serviceId={service.id} chosen={chosen} isBusy={isBusy} onChoose={hold} />
      </div>
    </>
  );
}
