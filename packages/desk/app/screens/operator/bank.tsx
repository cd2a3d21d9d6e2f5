import type { BankRequest } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { latestError } from "../../api/latest-error.ts";
import type { OperatedMerchant } from "../../api/operators.ts";
import { Card } from "../../components/card.tsx";
import { inFours } from "../../components/ibans.ts";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { decisions, operated, useDecision } from "./queries.ts";
import "../../components/entries.css";

export function MerchantBank({ merchant: { id, bank } }: { merchant: OperatedMerchant }) {
  const { settings, merchants: words } = useWords();
  return (
    <Card title={settings.bank}>
      <p>{bank.iban === null ? words.noBank : settings.paidTo({ iban: inFours(bank.iban) })}</p>
      <Read of={useQuery(operated.banks(id))}>
        {(requests) => {
          const waiting = requests.find(({ state }) => state === "waiting");
          const ended = requests.filter((one) => one !== waiting);
          return (
            <>
              {waiting !== undefined && <Waiting request={waiting} />}
              {ended.length > 0 && <Ended requests={ended} />}
            </>
          );
        }}
      </Read>
    </Card>
  );
}

function Waiting({ request: { id, iban, created } }: { request: BankRequest }) {
  const { merchants: words } = useWords();
  const approve = useDecision("operator.approveBank", decisions.approveBank);
  const refuse = useDecision("operator.refuseBank", decisions.refuseBank);
  const error = latestError(approve, refuse);
  return (
    <section className="group operator-asked" aria-label={words.bankAsked}>
      <p>
        <strong>{words.bankAsked}</strong> <Moment at={created} />
      </p>
      <p>{words.bankSays({ iban: inFours(iban) })}</p>
      <RefusalMessage error={error} />
      <div className="acts">
        <Button variant="default" loading={approve.isPending} onClick={() => approve.mutate(id)}>
          {words.approveBank}
        </Button>
        <Button
          variant="outline"
          color="wrong"
          loading={refuse.isPending}
          onClick={() => refuse.mutate(id)}
        >
          {words.refuseBank}
        </Button>
      </div>
    </section>
  );
}

function Ended({ requests }: { requests: readonly BankRequest[] }) {
  const { settings } = useWords();
  return (
    <ul className="entries" aria-label={settings.bankRequests}>
      {requests.map(({ id, iban, state, ended, created }) => (
        <li className="entry" key={id}>
          <span className="entry-words">
            <span className="entry-name">{inFours(iban)}</span>
            <span className="entry-note">
              <Moment at={ended ?? created} />
            </span>
          </span>
          <span className="entry-end">{settings.bankStates[state]}</span>
        </li>
      ))}
    </ul>
  );
}
