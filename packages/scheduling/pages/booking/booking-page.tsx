import { useEffect, useState } from "preact/hooks";
import type { Beginning, BookingContent } from "../../src/appointments/pages/content.ts";
import type { OpenOffset } from "../../src/appointments/pages/shapes.ts";
import { titleOf } from "../../src/appointments/pages/title.ts";
import { PageContext } from "./flow/content.ts";
import { type Entry, nothingTyped, typedFor } from "./flow/entry.ts";
import { usePlaces } from "./flow/history.ts";
import { rememberedZone, rememberZone, zoneOfBrowser } from "./flow/zone.ts";
import { Ends } from "./parts/ends.tsx";
import { AppointmentScreen } from "./screens/appointment.tsx";
import { BookScreen } from "./screens/book.tsx";
import { MissingScreen } from "./screens/missing.tsx";
import { ServicesScreen } from "./screens/services.tsx";

interface BookingPageProps {
  content: BookingContent;
  /** Set for a view-only page without its script. */
  beginning?: Beginning | undefined;
}

export function BookingPage({ content, beginning }: BookingPageProps) {
  const { position, moves, go } = usePlaces(content, beginning?.step);
  const zoneOfBusiness = content.appointment?.timezone ?? content.page?.timezone ?? "UTC";
  const { isAlive, ...zone } = useBrowser(zoneOfBusiness, beginning !== undefined);
  const [appointment, keep] = useState(content.appointment);
  const [clocks, setClocks] = useState(content.clocks);
  const [entry, setEntry] = useState<Entry>(() => ({
    ...(content.appointment === null ? nothingTyped : typedFor(content.appointment)),
    ...beginning?.customer,
  }));
  const [ahead] = useState(() => Date.parse(content.now) - Date.now());
  useEffect(() => {
    if (moves > 0) document.title = titleOf({ ...content, ...inView });
  });
  const { words } = content;
  const { view } = position;
  const inView = {
    appointment: view.at === "appointment" ? appointment : null,
    service: serviceIn(content, view.at === "service" ? view.id : undefined),
  };
  const response = {
    content,
    words,
    position,
    moves,
    ...zone,
    clockOf: (zone: string) => clocks[zone] ?? clocks[zoneOfBusiness] ?? [],
    learn: (zone: string, clock: readonly OpenOffset[]) =>
      setClocks((existing) => ({ ...existing, [zone]: [...clock] })),
    isAlive,
    appointment,
    keep,
    entry,
    setEntry,
    go,
    now: () => Date.now() + ahead,
    back: () => history.back(),
  };
  const isMissing = content.missing !== null && moves === 0;
  return (
    <PageContext.Provider value={response}>
      <Ends>
        {isMissing ? (
          <MissingScreen missing={content.missing!} />
        ) : view.at === "services" ? (
          <ServicesScreen key={moves} />
        ) : view.at === "service" ? (
          <BookScreen key={moves} id={view.id} chosen={view.with} />
        ) : (
          <AppointmentScreen key={moves} token={view.token} />
        )}
      </Ends>
    </PageContext.Provider>
  );
}

function useBrowser(zoneOfBusiness: string, isLookedAt: boolean) {
  const [timezone, setTimezone] = useState(zoneOfBusiness);
  const [isAlive, setAlive] = useState(isLookedAt);
  useEffect(() => {
    setTimezone(rememberedZone() ?? zoneOfBrowser() ?? zoneOfBusiness);
    setAlive(true);
  }, []);
  const chooseZone = (zone: string) => {
    rememberZone(zone);
    setTimezone(zone);
  };
  const leaveZone = () => {
    rememberZone(undefined);
    setTimezone(zoneOfBusiness);
  };
  return { timezone, chooseZone, leaveZone, isAlive };
}

function serviceIn({ page, service }: BookingContent, id: string | undefined) {
  if (id === undefined) return null;
  return page?.services.find((one) => one.id === id) ?? (service?.id === id ? service : null);
}
