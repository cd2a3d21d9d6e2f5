import { useNavigate } from "@tanstack/react-router";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { timeNow } from "../../api/clock.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayOf } from "../../components/days.ts";
import { Detail } from "../../components/detail.tsx";
import { readSpot } from "../../components/spot.ts";
import { blockedAt } from "../../components/time-off/draft.ts";
import { TimeOffForm } from "../../components/time-off/form.tsx";
import { useWords } from "../../locales/words.ts";
import "./resources.css";

const readAt = ({ at = "" }: AddressQuery) => readSpot(at);

/** Time off for the clicked person and hours of the calendar. */
export function BlockTime() {
  const { appointments: words } = useWords();
  const { id: workspace } = useWorkspace();
  const navigate = useNavigate();
  const [spot] = useAddressQuery(readAt);
  const close = (changes: object = {}) => {
    const search = (before: object) => ({ ...before, at: undefined, ...changes });
    void navigate({ to: `/p/${workspace}/calendar`, search, resetScroll: false });
  };
  return (
    <Detail title={words.blockTime} onClose={() => close()}>
      <TimeOffForm
        blank={blockedAt(spot, dayOf(timeNow()))}
        onSaved={({ from }) => close({ date: from })}
      />
    </Detail>
  );
}
