import type { Amount } from "@frontdesk/server/amounts";
import { Button } from "@mantine/core";
import { Dialog } from "../../../components/dialog.tsx";
import { Money } from "../../../components/money.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { type Proposal, usePayOut } from "./queries.ts";
import { sumsOf } from "./sums.ts";
import "../../../components/ask.css";

interface PayAllProps {
  of: readonly Proposal[];
  isTest: boolean;
  close(): void;
}

export function PayAll({ of, isTest, close }: PayAllProps) {
  const { operating, parts } = useWords();
  const { payouts: words } = operating;
  const payOut = usePayOut();
  const { data } = payOut;
  return (
    <Dialog title={words.payAll({ count: of.length })} onClose={close}>
      <div className="ask">
        {data === undefined ? (
          <>
            <p>{words.goesTo({ count: of.length })}</p>
            <Sums of={sumsOf(of)} />
          </>
        ) : (
          <div role="status">
            <p>{words.paidOut({ count: data.payouts.length })}</p>
            {data.refused.length > 0 && <p>{words.leftOut({ count: data.refused.length })}</p>}
          </div>
        )}
        <RefusalMessage error={payOut.error} />
        <div className="ask-buttons">
          {data === undefined && (
            <Button loading={payOut.isPending} onClick={() => payOut.mutate({ test: isTest })}>
              {words.payAll({ count: of.length })}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {data === undefined ? parts.cancel : parts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Sums({ of }: { of: readonly Amount[] }) {
  return (
    <ul>
      {of.map((sum) => (
        <li key={sum.currency}>
          <Money {...sum} />
        </li>
      ))}
    </ul>
  );
}
