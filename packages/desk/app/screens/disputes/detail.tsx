import type { Dispute } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { timeNow } from "../../api/clock.ts";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { ScreenLink, useGo } from "../../components/screen-link.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { Answering } from "./answering.tsx";
import { Contested } from "./contested.tsx";
import { urgencyOf } from "./due.ts";
import { Evidence } from "./evidence.tsx";
import { disputeQueries } from "./queries.ts";
import { Unsent } from "./unsent.tsx";

export function DisputeDetail() {
  const { id = "" } = useParams({ strict: false });
  const { disputes: words } = useWords();
  const go = useGo();
  const { data, error, refetch } = useQuery(disputeQueries.one(useShop(), id));
  return (
    <Sheet title={data?.reason.title ?? words.one} onClose={() => go("disputes")}>
      {data !== undefined && <Whole dispute={data} />}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading lines={8} />}
    </Sheet>
  );
}

function Whole({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useWords();
  const { merchant } = useShop();
  const { state, due, transactionId, answer } = dispute;
  const canAnswer = state === "open" && urgencyOf(dispute, timeNow()) !== "over";
  return (
    <div className="dispute">
      <p className="dispute-amount">
        <Contested dispute={dispute} /> <State of={state} />
      </p>
      <p>
        {words.columns.due}{" "}
        <strong>
          <Moment at={due} />
        </strong>
      </p>
      <p>
        <ScreenLink to={`payments/${transactionId}`}>{words.payment}</ScreenLink>
      </p>
      {canAnswer && may(merchant, "handle") ? (
        <Answering dispute={dispute} />
      ) : (
        <>
          <Evidence dispute={dispute} text={answer?.text} />
          <Unsent dispute={dispute} />
        </>
      )}
      {canAnswer && !may(merchant, "handle") && <p className="quiet">{words.notYours}</p>}
      {state === "open" && !canAnswer && <p className="quiet">{words.over}</p>}
    </div>
  );
}
