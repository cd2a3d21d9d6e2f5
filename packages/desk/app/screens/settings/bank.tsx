import type { BankRequest } from "@frontdesk/payments-client/types";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";
import { inFours } from "../../components/ibans.ts";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { settings, useBankRequest } from "./queries.ts";

export function Bank({ iban }: { iban: string | null }) {
  const { settings: words } = useWords();
  const shop = useShop();
  const mayAsk = useMay("owners");
  return (
    <section className="group" aria-labelledby="bank">
      <h3 id="bank">{words.bank}</h3>
      <p>{iban === null ? words.noBank : words.paidTo({ iban: inFours(iban) })}</p>
      <Read of={useQuery(settings.bankRequests(shop))}>
        {(requests) => requests.length > 0 && <Requests requests={requests} />}
      </Read>
      {mayAsk ? <AskForBank /> : <p className="quiet">{words.forOwners}</p>}
    </section>
  );
}

function Requests({ requests }: { requests: readonly BankRequest[] }) {
  const { settings: words } = useWords();
  return (
    <ul className="entries" aria-label={words.bankRequests}>
      {requests.map(({ id, iban, state, created }) => (
        <li className="entry" key={id}>
          <span className="entry-words">
            <span className="entry-name">{inFours(iban)}</span>
            <span className="entry-note">
              <Moment at={created} />
            </span>
          </span>
          <span className="entry-end">{words.bankStates[state]}</span>
        </li>
      ))}
    </ul>
  );
}

function AskForBank() {
  const { settings: words } = useWords();
  const shop = useShop();
  const [{ iban }, set, saves] = useKept({ iban: "" });
  const asking = useBankRequest(shop);
  const { iban: problem } = problemsOf(asking.error);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        saves(asking.mutateAsync(iban));
      }}
    >
      <TextInput
        label={words.iban}
        description={shop.merchant.test ? words.ibanAtOnce : words.ibanWaits}
        value={iban}
        required
        maxLength={unitsOf(100)}
        autoComplete="off"
        error={problem}
        onChange={onValue((iban) => set({ iban }))}
      />
      <RefusalMessage error={asking.error} />
      <div className="acts">
        <Button
          type="submit"
          variant="default"
          loading={asking.isPending}
          disabled={iban.trim() === ""}
        >
          {words.askForBank}
        </Button>
      </div>
    </form>
  );
}
