import type { Transaction } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { State } from "../../components/state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { PaymentActions } from "./actions.tsx";
import { BucketBar } from "./bucket-bar.tsx";
import { Events } from "./events.tsx";
import { Facts } from "./facts.tsx";
import { paymentQueries } from "./queries.ts";
import { stateOf } from "./state.ts";
import { Trail } from "./trail.tsx";

export function PaymentDetail() {
  const { id = "" } = useParams({ strict: false });
  const search: Record<string, string> = useSearch({ strict: false });
  const { payments: words } = useWords();
  const locale = useLocale();
  const go = useGo();
  const { data, error, refetch } = useQuery(paymentQueries.one(useShop(), id));
  const title = data === undefined ? words.one : words.title({ amount: writeAmount(data, locale) });
  return (
    <Sheet title={title} onClose={() => go("payments", search)}>
      {data !== undefined && <Payment payment={data} />}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading lines={8} />}
    </Sheet>
  );
}

function Payment({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  return (
    <div className="payment">
      <State of={stateOf(payment)} />
      {payment.error !== false && (
        <p className="wrong">{words.declined({ why: payment.error.text })}</p>
      )}
      <BucketBar payment={payment} />
      <PaymentActions payment={payment} />
      <Trail payment={payment} />
      <Facts payment={payment} />
      <Events payment={payment} />
    </div>
  );
}
