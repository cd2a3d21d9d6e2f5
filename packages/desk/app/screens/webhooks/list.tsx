import type { Webhook } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink, useGo } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { EventList } from "./events.tsx";
import { webhookQueries } from "./queries.ts";
import { installation, receiver } from "./receiver.ts";
import { StudioHooks } from "./studio/list.tsx";
import "../../components/entries.css";
import "./webhooks.css";

export function Webhooks() {
  const { shell, webhooks: words } = useWords();
  const { merchant, account } = useWorkspace();
  const go = useGo();
  const make = merchant !== null && may(merchant, "profile") && (
    <Button onClick={() => go("webhooks/new")}>{words.make}</Button>
  );
  return (
    <Screen title={shell.screens.webhooks} action={make}>
      {merchant !== null && <ShopHooks />}
      {account?.isAdministrator === true && <StudioHooks />}
      {merchant !== null && <EventList />}
      <Outlet />
    </Screen>
  );
}

function ShopHooks() {
  const shop = useShop();
  return (
    <Read of={useQuery(webhookQueries.list(shop))}>
      {(rows) => (rows.length === 0 ? <None /> : <WebhookRows rows={rows} />)}
    </Read>
  );
}

function None() {
  const { webhooks: words } = useWords();
  return (
    <section className="group" aria-label={words.receiver}>
      <p>{words.none}</p>
      <pre className="webhook-text">{receiver}</pre>
      <p className="quiet">
        {words.needs} <code>{installation}</code>
      </p>
    </section>
  );
}

function WebhookRows({ rows }: { rows: readonly Webhook[] }) {
  const { shell, webhooks: words } = useWords();
  const columns: Column<Webhook>[] = [
    {
      key: "url",
      title: words.url,
      show: ({ id, url }) => (
        <ScreenLink className="webhook-url" to={`webhooks/${id}`}>
          {url}
        </ScreenLink>
      ),
    },
    { key: "types", title: words.types, show: ({ types }) => <Types of={types} /> },
    { key: "state", title: words.state, show: ({ state }) => <State of={state} /> },
    {
      key: "waiting",
      title: words.waiting,
      show: ({ waiting }) => words.waits({ count: waiting }),
    },
    {
      key: "success",
      title: words.lastSuccess,
      show: ({ lastSuccess }) => (lastSuccess === null ? words.never : <Moment at={lastSuccess} />),
    },
  ];
  return <Rows label={shell.screens.webhooks} columns={columns} rows={rows} />;
}

export function Types({ of }: { of: readonly string[] }) {
  const { webhooks: words } = useWords();
  return of.includes("*") ? words.everything : <code>{of.join(", ")}</code>;
}
