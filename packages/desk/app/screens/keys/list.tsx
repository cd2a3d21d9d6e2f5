import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { Empty } from "../../components/empty.tsx";
import { Read } from "../../components/read.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { MakeKey } from "./make.tsx";
import { keys, useEndApp } from "./queries.ts";

interface App {
  id: string;
  name: string | null;
  prefixes?: string[] | undefined;
}

export function KeyList() {
  const { shell, apps: words } = useWords();
  const shop = useShop();
  const may = useMay("keys");
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<App>();
  const apps = useQuery(keys.list(shop));
  const make = may && <Button onClick={() => setMaking(true)}>{words.make}</Button>;
  return (
    <Screen title={shell.screens.keys} action={make}>
      <p className="quiet">{words.what}</p>
      <Read of={apps}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty>{words.none}</Empty>
          ) : (
            <AppRows rows={rows} onEnd={may ? setEnding : undefined} />
          )
        }
      </Read>
      {isMaking && <MakeKey shop={shop} onClose={() => setMaking(false)} />}
      {ending !== undefined && <EndApp app={ending} onClose={() => setEnding(undefined)} />}
    </Screen>
  );
}

interface AppRowsProps {
  rows: readonly App[];
  onEnd: ((app: App) => void) | undefined;
}

function AppRows({ rows, onEnd }: AppRowsProps) {
  const { shell, apps: words } = useWords();
  const nameOf = ({ name }: App) => name ?? words.nameless;
  const keysOf = ({ prefixes = [] }: App) =>
    prefixes.length === 0 ? words.noKey : prefixes.map((prefix) => `${prefix}…`).join(", ");
  const end = (app: App) =>
    onEnd !== undefined && (
      <Button
        variant="default"
        aria-label={words.endOf({ name: nameOf(app) })}
        onClick={() => onEnd(app)}
      >
        {words.end}
      </Button>
    );
  const columns: Column<App>[] = [
    { key: "amount", title: words.app, show: (app) => <strong>{nameOf(app)}</strong> },
    { key: "key", title: words.key, show: (app) => <code>{keysOf(app)}</code> },
    { key: "act", title: words.actions, show: end },
  ];
  return <Rows label={shell.screens.keys} columns={columns} rows={rows} />;
}

function EndApp({ app, onClose }: { app: App; onClose: () => void }) {
  const { apps: words } = useWords();
  const end = useEndApp(useShop());
  const name = app.name ?? words.nameless;
  return (
    <Sure
      title={words.endTitle({ name })}
      act={words.endOf({ name })}
      onAct={() => end.mutate(app.id, { onSuccess: onClose })}
      state={end}
      onClose={onClose}
    >
      <p>{words.endWhat}</p>
    </Sure>
  );
}
