import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OperatedMerchant } from "../../api/operators.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Card } from "../../components/card.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Screen } from "../../components/screen.tsx";
import { State } from "../../components/state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { checksOf } from "./approval.ts";
import { MerchantBank } from "./bank.tsx";
import { MerchantOwners } from "./owners.tsx";
import { PayOut } from "./pay-out.tsx";
import { MerchantPricing } from "./pricing.tsx";
import { decisions, operated, useDecision } from "./queries.ts";
import { nameOf } from "./rows.tsx";
import { Suspending } from "./suspending.tsx";
import "../../components/entries.css";
import "./operator.css";

export function Merchant() {
  const { operator } = useWords();
  const { id = "" } = useParams({ strict: false });
  const merchant = useQuery(operated.merchant(id));
  const name = merchant.data === undefined ? operator.merchants.title : nameOf(merchant.data);
  return (
    <Screen title={name}>
      <p>
        <Link to="/operator/merchants">{operator.merchant.back}</Link>
      </p>
      <Read of={merchant}>
        {(merchant) => (
          <div className="operator-parts operator-merchant">
            <Facts merchant={merchant} />
            {!merchant.test && <Approval merchant={merchant} />}
            <MerchantPricing merchant={merchant} />
            <MerchantBank merchant={merchant} />
            <MerchantOwners merchant={merchant} />
            <Suspending merchant={merchant} key={String(merchant.suspension?.reason)} />
          </div>
        )}
      </Read>
    </Screen>
  );
}

function Facts({ merchant }: { merchant: OperatedMerchant }) {
  const { operator, merchants } = useWords();
  const { merchant: words } = operator;
  const locale = useLocale();
  const { email, website, company, bank, currency, balance, volume, created } = merchant;
  const facts = [
    [words.balance, writeAmount({ currency, amount: balance }, locale)],
    [
      merchants.volume({ days: volume.days }),
      writeAmount({ currency, amount: volume.captured }, locale),
    ],
    [merchants.captures({ days: volume.days }), new Intl.NumberFormat(locale).format(volume.count)],
    [words.contact, email],
    [words.website, website],
    [words.company, [company.country, company.number].filter((part) => part !== null).join(" ")],
    [merchants.created, <Moment key="created" at={created} />],
    [merchants.id, merchant.id],
  ] as const;
  return (
    <Card title={words.about} aside={<State of={merchant.state} />}>
      <dl className="operator-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {balance > 0 && bank.iban !== null && (
        <PayOut merchantId={merchant.id} iban={bank.iban} sum={{ currency, amount: balance }} />
      )}
    </Card>
  );
}

function Approval({ merchant }: { merchant: OperatedMerchant }) {
  const { approval: words } = useWords().operator;
  const approve = useDecision("operator.approve", decisions.approve);
  const checks = checksOf(merchant);
  return (
    <Card title={words.title}>
      <ul className="operator-checks">
        {checks.map(({ check, isThere }) => (
          <li key={check} data-there={isThere}>
            {words.checks[check]}
            <span>{isThere ? words.there : words.missing}</span>
          </li>
        ))}
      </ul>
      <RefusalMessage error={approve.error} />
      {merchant.approved === null ? (
        <div className="acts">
          <Button
            loading={approve.isPending}
            disabled={checks.some(({ isThere }) => !isThere)}
            onClick={() => approve.mutate(merchant.id)}
          >
            {words.approve}
          </Button>
        </div>
      ) : (
        <p>
          {words.approved} <Moment at={merchant.approved} />
        </p>
      )}
    </Card>
  );
}
