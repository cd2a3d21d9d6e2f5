import { useParams } from "@tanstack/react-router";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import { AccountSection } from "./account.tsx";
import { Activity } from "./activity.tsx";
import { Feeds } from "./feeds.tsx";
import { HoursSection } from "./hours.tsx";
import { MerchantSection } from "./merchant.tsx";
import { ReceiptSection } from "./receipts.tsx";
import { type SettingsSection, settingsIn } from "./sections.ts";
import { Transfer } from "./transfer.tsx";

const shows = {
  account: AccountSection,
  hours: HoursSection,
  merchant: MerchantSection,
  receipts: ReceiptSection,
  transfer: Transfer,
  calendars: Feeds,
  activity: Activity,
} satisfies Record<SettingsSection, () => unknown>;

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
      <Details />
    </section>
  );
}
