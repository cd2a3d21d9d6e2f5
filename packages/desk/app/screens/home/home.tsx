import { Button } from "@mantine/core";
import { useMay } from "../../api/may.ts";
import { useMayMake } from "../../api/rights.ts";
import { useHas, useWorkspace } from "../../api/workspace.ts";
import { longDayText } from "../../components/day-labels.ts";
import { dayOf } from "../../components/days.ts";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { ZoneNote } from "../../components/zone-note.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { Demo } from "./demo.tsx";
import { FreeToday } from "./free-today.tsx";
import { useMinute } from "./minute.ts";
import { Needs } from "./needs.tsx";
import { RevenueCard } from "./revenue.tsx";
import { Steps } from "./steps.tsx";
import { Today } from "./today.tsx";
import "./home.css";

export function Home() {
  const { shell } = useWords();
  const locale = useLocale();
  const { merchant, account } = useWorkspace();
  const seesBookings = account !== null && account.rights.bookings !== "none";
  const day = dayOf(useMinute());
  return (
    <Screen title={shell.screens.home} heading={longDayText(day, locale)} action={<MainAction />}>
      <ZoneNote />
      <div className="home">
        <div className="home-column">
          <Needs day={day} />
          <Steps />
          <Demo day={day} />
          {seesBookings && <Today day={day} />}
        </div>
        <div className="home-column">
          {merchant !== null && <RevenueCard day={day} />}
          {seesBookings && <FreeToday day={day} />}
        </div>
      </div>
    </Screen>
  );
}

function MainAction() {
  const { home } = useWords();
  const { account } = useWorkspace();
  const has = useHas();
  const mayBook = useMayMake("bookings");
  const mayTake = useMay("handle");
  const to = account !== null ? "calendar/new" : "links";
  if (!has(to) || !(account !== null ? mayBook : mayTake)) return null;
  return (
    <Button component={ScreenLink} to={to}>
      {account !== null ? home.book : home.makeLink}
    </Button>
  );
}
