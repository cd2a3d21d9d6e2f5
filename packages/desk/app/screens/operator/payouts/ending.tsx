// Banks may return a payout days after they paid it.
import type { Payout } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useState } from "react";
import { writeAmount } from "../../../components/amounts.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { unlessDouble } from "../../../components/download.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { save } from "../../../components/save.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useFile, useMarkPaid, useMarkReturned } from "./queries.ts";
import "../../../components/ask.css";
import "../../../components/entries.css";
import "./payouts.css";
import { inFours } from "../../../components/ibans.ts";

export function Ending({ payout }: { payout: Payout }) {
  const { operator } = useWords();
  const { payouts: words } = operator;
  const [isRequested, setRequested] = useState(false);
  const { id, state, currency, exportId } = payout;
  const paid = useMarkPaid(id);
  const isSent = state === "exported" || (state === "created" && currency !== "EUR");
  if (!isSent && state !== "paid") return null;
  return (
    <div className="acts payout-acts">
      {isSent && (
        <Button variant="default" loading={paid.isPending} onClick={() => paid.mutate(undefined)}>
          {words.paid}
        </Button>
      )}
      <Button variant="default" onClick={() => setRequested(true)}>
        {words.returned}
      </Button>
      {exportId !== undefined && <File exportId={exportId} />}
      <RefusalMessage error={paid.error} />
      {isRequested && <Returning payout={payout} close={() => setRequested(false)} />}
    </div>
  );
}

function Returning({ payout, close }: { payout: Payout; close: () => void }) {
  const { operator, operating, parts } = useWords();
  const returned = useMarkReturned(payout.id);
  const amount = writeAmount(payout, useLocale());
  return (
    <Dialog title={operator.payouts.returned} onClose={close}>
      <div className="ask">
        <p>{operating.payouts.comesBack({ amount, iban: inFours(payout.bank.iban) })}</p>
        <RefusalMessage error={returned.error} />
        <div className="ask-buttons">
          <Button
            variant="outline"
            color="wrong"
            loading={returned.isPending}
            onClick={() => returned.mutate(undefined, { onSuccess: close })}
          >
            {operating.payouts.return({ amount })}
          </Button>
          <Button variant="default" onClick={close}>
            {parts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function File({ exportId }: { exportId: string }) {
  const { payouts: words } = useWords().operating;
  const file = useFile();
  const name = `payouts-${exportId}.xml`;
  const keep = (text: string) => save(new Blob([text], { type: "application/xml" }), name);
  return (
    <>
      <Button
        variant="default"
        loading={file.isPending}
        onClick={unlessDouble(() => file.mutate(exportId, { onSuccess: keep }))}
      >
        {words.file}
      </Button>
      <RefusalMessage error={file.error} />
    </>
  );
}
