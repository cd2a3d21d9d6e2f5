import { Button } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PaymentsHealth } from "../../../api/operators.ts";
import { Card } from "../../../components/card.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { Screen } from "../../../components/screen.tsx";
import { State } from "../../../components/state.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { isLate, sayLong } from "./ages.ts";
import { healthQueries } from "./queries.ts";

export function Health() {
  const { upkeep, shell } = useWords();
  const { health: words } = upkeep;
  const [payments, scheduling] = useQueries({
    queries: [healthQueries.payments, healthQueries.scheduling],
  });
  const isFetching = payments.isFetching || scheduling.isFetching;
  const again = () => void Promise.all([payments.refetch(), scheduling.refetch()]);
  return (
    <Screen
      title={words.title}
      action={
        <Button variant="default" loading={isFetching} onClick={again}>
          {words.again}
        </Button>
      }
    >
      <Card title={shell.halves.payments}>
        <Read of={payments}>
          {({ waiting, failingWebhooks }) => (
            <>
              <WaitingRows of={waiting} />
              <Hooks
                of={failingWebhooks.map(({ merchantId, ...one }) => {
                  return { ...one, to: `/operator/merchants/${merchantId}`, whose: words.shop };
                })}
              />
            </>
          )}
        </Read>
      </Card>
      <Card title={shell.halves.scheduling}>
        <Read of={scheduling}>
          {({ waiting, failingWebhooks }) => (
            <>
              <WaitingRows of={waiting} />
              <Hooks
                of={failingWebhooks.map(({ accountId, id, ...one }) => ({
                  ...one,
                  id: `${accountId} ${id}`,
                  to: `/operator/accounts/${accountId}`,
                  whose: words.account,
                }))}
              />
            </>
          )}
        </Read>
      </Card>
      <Card title={words.jobs}>
        <Read of={payments}>{({ failedJobs }) => <Jobs of={failedJobs} />}</Read>
      </Card>
    </Screen>
  );
}

type Waiting = PaymentsHealth["waiting"][number];

function WaitingRows({ of }: { of: readonly Waiting[] }) {
  const { health: words } = useWords().upkeep;
  const locale = useLocale();
  const labels: Record<string, string> = words.kinds;
  const columns: Column<Waiting & { id: string }>[] = [
    { key: "what", title: words.what, show: ({ what }) => labels[what] ?? what },
    {
      key: "state",
      title: words.state,
      show: ({ seconds }) => <State of={isLate(seconds) ? "late" : "inTime"} />,
    },
    {
      key: "oldest",
      title: words.oldest,
      show: ({ seconds, count }) =>
        seconds === 0 && (count ?? 0) === 0 ? words.nothing : sayLong(seconds, locale),
    },
    {
      key: "count",
      title: words.count,
      show: ({ count }) => {
        if (count === null || count === 0) return null;
        return count >= 1000 ? words.manyWaiting : count;
      },
    },
  ];
  const rows = of.map((one) => ({ ...one, id: one.what }));
  return <Rows label={words.waits} columns={columns} rows={rows} />;
}

interface Hook {
  id: string;
  to: string;
  whose: string;
  since: string;
  failures: number;
}

function Hooks({ of }: { of: readonly Hook[] }) {
  const { health: words } = useWords().upkeep;
  if (of.length === 0) return <p className="quiet">{words.noneFails}</p>;
  const columns: Column<Hook>[] = [
    { key: "whose", title: words.hooks, show: ({ to, whose }) => <Link to={to}>{whose}</Link> },
    { key: "since", title: words.since, show: ({ since }) => <Moment at={since} /> },
    {
      key: "failures",
      title: words.failures,
      show: ({ failures }) => words.tries({ count: failures }),
    },
  ];
  return <Rows label={words.hooks} columns={columns} rows={of} />;
}

function Jobs({ of }: { of: PaymentsHealth["failedJobs"] }): ReactNode {
  const { health: words } = useWords().upkeep;
  if (of.length === 0) return <p className="quiet">{words.noneFailed}</p>;
  const columns: Column<PaymentsHealth["failedJobs"][number] & { id: string }>[] = [
    { key: "queue", title: words.queue, show: ({ queue }) => <code>{queue}</code> },
    { key: "count", title: words.count, show: ({ count }) => words.given({ count }) },
    { key: "last", title: words.last, show: ({ last }) => <Moment at={last} /> },
  ];
  const rows = of.map((one) => ({ ...one, id: one.queue }));
  return <Rows label={words.jobs} columns={columns} rows={rows} />;
}
