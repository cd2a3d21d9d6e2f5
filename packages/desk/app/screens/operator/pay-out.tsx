import type { Amount } from "@frontdesk/server/amounts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { writeAmount } from "../../components/amounts.ts";
import { Dialog } from "../../components/dialog.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { decisions, useDecision } from "./queries.ts";
import "../../components/ask.css";
import { inFours } from "../../components/ibans.ts";

interface PayOutProps {
  merchantId: string;
  iban: string;
  sum: Amount;
}

export function PayOut({ merchantId, iban, sum }: PayOutProps) {
  const { parts, operator } = useWords();
  const { payouts: words } = operator;
  const [isRequested, setRequested] = useState(false);
  const payOut = useDecision("operator.payOut", decisions.payOut);
  const amount = writeAmount(sum, useLocale());
  const close = () => setRequested(false);
  return (
    <>
      <RefusalMessage error={payOut.error} />
      <div className="acts">
        <Button variant="default" loading={payOut.isPending} onClick={() => setRequested(true)}>
          {words.payOut({ amount })}
        </Button>
      </div>
      {isRequested && (
        <Dialog title={words.payOut({ amount })} onClose={close}>
          <div className="ask">
            <p>{words.sure({ amount, iban: inFours(iban) })}</p>
            <div className="ask-buttons">
              <Button
                onClick={() => {
                  close();
                  payOut.mutate({ merchantId });
                }}
              >
                {words.payOut({ amount })}
              </Button>
              <Button variant="default" onClick={close}>
                {parts.cancel}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
