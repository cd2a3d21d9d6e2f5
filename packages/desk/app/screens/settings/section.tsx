import { useParams } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { useWorkspace } from "../../api/workspace.ts";
import { Loading } from "../../components/loading.tsx";
import { useWords } from "../../locales/words.ts";
import { AccountSection } from "./account.tsx";
import { Activity } from "./activity.tsx";
import { Feeds } from "./feeds.tsx";
import { HoursSection } from "./hours.tsx";
import { MerchantSection } from "./merchant.tsx";
import { ReceiptSection } from "./receipts.tsx";
import { type SettingsSection, settingsIn } from "./sections.ts";
import { Transfer } from "./transfer.tsx";

const LookSection = lazy(async () => ({ default: (await import("./look.tsx")).LookSection }));

const shows = {
  account: AccountSection,
  hours: HoursSection,
  look: LookSection,
  merchant: MerchantSection,
  receipts: ReceiptSection,
  transfer: Transfer,
  calendars: Feeds,
  activity: Activity,
} satisfies Record<SettingsSection, ComponentType>;

export function SectionPage() {
  const { section = "" } = useParams({ strict: false });
  return <SectionOf section={section} />;
}

export function SectionOf({ section }: { section: string }) {
  const { shell, settings: words } = useWords();
  const one = settingsIn(useWorkspace()).find((existing) => existing === section);
  if (one === undefined) return <p>{shell.notHere}</p>;
  const Details = shows[one];
  return (
    <section className="settings-section" aria-labelledby="section">
      <h2 id="section">{words.section[one]}</h2>
      <Suspense fallback={<Loading />}>
        <Details />
      </Suspense>
    </section>
  );
}
