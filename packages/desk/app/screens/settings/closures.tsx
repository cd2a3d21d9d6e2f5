import type { Downtime } from "@frontdesk/scheduling-client/types/downtimes";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeNow } from "../../api/clock.ts";
import type { Workspace } from "../../api/desk.ts";
import { mayMake } from "../../api/rights.ts";
import { timeOff } from "../../api/time-off.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayOf } from "../../components/days.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Folded } from "../../components/folded.tsx";
import { Read } from "../../components/read.tsx";
import { newClosure } from "../../components/time-off/draft.ts";
import { TimeOffForm } from "../../components/time-off/form.tsx";
import { TakenTimeOff } from "../../components/time-off/taken.tsx";
import { useWords } from "../../locales/words.ts";
import { AddHolidays } from "./public-holidays.tsx";

function mayClose({ account }: Pick<Workspace, "account">): boolean {
  if (!mayMake({ account }, "bookings")) return false;
  return account?.isAdministrator === true || account?.rights.resources === "manage_all";
}

/** The closed days of all people and rooms. */
export function Closures() {
  const { settings: words } = useWords();
  const workspace = useWorkspace();
  const today = dayOf(timeNow());
  const mayChange = mayClose(workspace);
  return (
    <section className="group" aria-labelledby="closures">
      <h3 id="closures">{words.closures}</h3>
      <p className="note">{words.closuresHint}</p>
      <Read of={useQuery(timeOff.closures(workspace))}>
        {(all) => {
          const past = all.filter(({ to }) => to < today).toReversed();
          const coming = all.filter(({ to }) => to >= today);
          return (
            <>
              {coming.length === 0 && <p className="quiet">{words.noClosures}</p>}
              <ClosureList all={coming} label={words.closures} mayChange={mayChange} />
              {past.length > 0 && (
                <Folded title={words.pastClosures({ count: past.length })} isLate>
                  <ClosureList all={past} label={words.closures} mayChange={mayChange} />
                </Folded>
              )}
            </>
          );
        }}
      </Read>
      {mayChange && <Adding today={today} />}
    </section>
  );
}

function Adding({ today }: { today: string }) {
  const { settings: words } = useWords();
  const [isOpen, open] = useState(false);
  return (
    <div className="acts">
      <Button variant="default" onClick={() => open(true)}>
        {words.addClosure}
      </Button>
      <AddHolidays />
      {isOpen && (
        <Dialog title={words.addClosure} onClose={() => open(false)}>
          <TimeOffForm blank={newClosure(today)} onSaved={() => open(false)} />
        </Dialog>
      )}
    </div>
  );
}

interface ClosureListProps {
  all: readonly Downtime[];
  label: string;
  mayChange: boolean;
}

function ClosureList({ all, label, mayChange }: ClosureListProps) {
  if (all.length === 0) return null;
  return (
    <ul className="entries" aria-label={label}>
      {all.map((one) => (
        <TakenTimeOff key={one.id} one={one} mayEnd={mayChange} />
      ))}
    </ul>
  );
}
