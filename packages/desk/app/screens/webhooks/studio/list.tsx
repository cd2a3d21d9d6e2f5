import type { Webhook } from "@frontdesk/scheduling-client/types/webhooks";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { Read } from "../../../components/read.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { ScreenLink, useGo } from "../../../components/screen-link.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { stateOfHook } from "./hook.ts";
import { hooks } from "./queries.ts";

export function StudioHooks() {
  const { webhooks: words } = useWords();
  const workspace = useWorkspace();
  const go = useGo();
  return (
    <section className="group" aria-labelledby="studio-hooks">
      <h2 id="studio-hooks">{words.ofStudio}</h2>
      <Read of={useQuery(hooks.list(workspace))}>
        {(rows) => (rows.length === 0 ? <p>{words.noneOfStudio}</p> : <HookRows rows={rows} />)}
      </Read>
      <div className="acts">
        <Button
          variant={workspace.merchant === null ? "filled" : "default"}
          onClick={() => go("webhooks/studio/new")}
        >
          {words.makeOfStudio}
        </Button>
      </div>
    </section>
  );
}

function HookRows({ rows }: { rows: readonly Webhook[] }) {
  const { webhooks: words } = useWords();
  const columns: Column<Webhook>[] = [
    {
      key: "url",
      title: words.url,
      show: ({ id, name, payload_url: url }) => (
        <ScreenLink className="webhook-url" to={`webhooks/studio/${id}`}>
          {name === url ? url : `${name} · ${url}`}
        </ScreenLink>
      ),
    },
    {
      key: "types",
      title: words.types,
      show: ({ events }) => <code>{events.join(", ")}</code>,
    },
    { key: "state", title: words.state, show: (hook) => <State of={stateOfHook(hook)} /> },
  ];
  return <Rows label={words.ofStudio} columns={columns} rows={rows} />;
}
