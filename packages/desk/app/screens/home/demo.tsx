import { Button } from "@mantine/core";
import { useIsMutating, useQueries, useQuery } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { patientDesk } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { dayAfter } from "../../components/days.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { isEmpty, mayFill } from "./demo.ts";
import { shop, studio } from "./queries.ts";

export function Demo({ day }: { day: string }) {
  const workspace = useWorkspace();
  return mayFill(workspace) ? <OfOwner workspace={workspace} day={day} /> : null;
}

interface DemoProps {
  workspace: Workspace;
  day: string;
}

function OfOwner({ workspace, day }: DemoProps) {
  const { home } = useWords();
  const mutationKey = [workspace.id, "demo"];
  const isFilling = useIsMutating({ mutationKey }) > 0;
  const [booking, payment] = useQueries({
    queries: [
      { ...studio.anyBooking(workspace), enabled: workspace.account !== null },
      shop.anyPayment(workspace),
    ],
  });
  const fill = useAction(["home.fill", "footer"], {
    mutationKey,
    mutationFn: () => patientDesk.fill(workspace.id),
  });
  if (isFilling) return <Filling workspace={workspace} day={day} />;
  if (!isEmpty({ booking: booking.data, payment: payment.data })) return null;
  return (
    <Card title={home.demo.title} className="home-demo">
      <p>{home.demo.says}</p>
      <RefusalMessage error={fill.error} />
      <div className="acts">
        <Button variant="default" onClick={() => fill.mutate()}>
          {home.demo.fill}
        </Button>
      </div>
    </Card>
  );
}

function Filling({ workspace, day }: DemoProps) {
  const { home } = useWords();
  const { data } = useQuery(soFar(workspace, day));
  return (
    <Card title={home.demo.title} className="home-demo">
      <progress className="home-filling" aria-label={home.demo.filling} />
      <p role="status">{home.demo.filling}</p>
      {data !== undefined && (
        <p className="quiet">
          {data.bookings === undefined
            ? home.demo.soFarPaid(data)
            : home.demo.soFar({ ...data, bookings: data.bookings })}
        </p>
      )}
    </Card>
  );
}

const soFar = (workspace: Workspace, day: string) => ({
  queryKey: [workspace.id, "demo", "so far"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => ({
    bookings: workspace.account === null ? undefined : await studio.count(workspace, signal),
    payments: await shop.count(workspace, { from: dayAfter(day, -100), to: day }, signal),
  }),
  refetchInterval: 1_000,
});
