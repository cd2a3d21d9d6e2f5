import type { PaidOut } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { State } from "../../components/state.tsx";
import { StatedFacts } from "../../components/statement.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { balanceQueries } from "./queries.ts";
import { OfBalance, Stated } from "./statement.tsx";

export function PayoutStatement() {
  const { id = "" } = useParams({ strict: false });
  const { balance: words } = useWords();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(balanceQueries.payout(useShop(), id));
  const title = data && words.payoutOf({ amount: writeAmount(data, locale) });
  return (
    <OfBalance title={title ?? words.payouts} isRead={data !== undefined}>
      {data !== undefined && <Whole payout={data} />}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
    </OfBalance>
  );
}

function Whole({ payout }: { payout: PaidOut }) {
  const { balance: words } = useWords();
  const { amount, currency, carried, lines } = payout;
  const left = [carried > 0 ? words.carried : words.left, Math.abs(carried)] as const;
  return (
    <>
      <StatedFacts
        facts={[
          [words.sum, <Money key="sum" amount={amount} currency={currency} />],
          [words.payoutColumns.when, <Moment key="when" at={payout.created} />],
          [words.payoutColumns.state, <State key="state" of={payout.state} />],
          [words.paidTo, payout.bank.iban],
          [words.reference, payout.endToEndId],
          ...(carried === 0
            ? []
            : [[left[0], <Money key="left" amount={left[1]} currency={currency} />] as const]),
        ]}
      />
      <Stated label={words.lines} lines={lines} />
    </>
  );
}
