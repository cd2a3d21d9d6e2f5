import type { Dispute } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { latestError } from "../../api/latest-error.ts";
import { operators } from "../../api/operators.ts";
import { Download } from "../../components/download.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Screen } from "../../components/screen.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { decisions, operated, useDecision } from "./queries.ts";
import "../../components/card.css";
import "../../components/entries.css";
import "./operator.css";

export function Disputes() {
  const { disputes: words } = useWords().operator;
  return (
    <Screen title={words.title}>
      <Read of={useQuery(operated.disputes)}>
        {(disputes) => (
          <div className="operator-parts">
            {disputes.length === 0 && <p className="quiet">{words.none}</p>}
            {disputes.map((dispute) => (
              <One key={dispute.id} dispute={dispute} />
            ))}
          </div>
        )}
      </Read>
    </Screen>
  );
}

function One({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useWords().operator;
  const { id, merchantId, reason, state, answer, files = [], created, due } = dispute;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>
        <Link to={`/operator/merchants/${merchantId}`}>{reason.title}</Link>
      </h2>
      <State of={state} />
      <dl className="operator-facts">
        <div>
          <dt>{words.opened}</dt>
          <dd>
            <Moment at={created} />
          </dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>
            <Moment at={due} />
          </dd>
        </div>
      </dl>
      <p className={answer === undefined ? "quiet" : "operator-said"}>
        {answer?.text ?? words.noAnswer}
      </p>
      {files.map(({ name, type }) => (
        <Download
          key={name}
          label={name}
          name={name}
          type={type}
          read={() => operators.payments.disputes.file(id, name)}
        />
      ))}
      {(state === "open" || state === "answered") && <Ending id={id} />}
    </section>
  );
}

function Ending({ id }: { id: string }) {
  const { disputes: words } = useWords().operator;
  const win = useDecision("operator.win", decisions.win);
  const lose = useDecision("operator.lose", decisions.lose);
  return (
    <div className="acts">
      <Button variant="default" loading={win.isPending} onClick={() => win.mutate(id)}>
        {words.win}
      </Button>
      <Button variant="default" loading={lose.isPending} onClick={() => lose.mutate(id)}>
        {words.lose}
      </Button>
      <RefusalMessage error={latestError(win, lose)} />
    </div>
  );
}
