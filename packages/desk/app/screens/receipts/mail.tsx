import type { Receipt } from "@frontdesk/scheduling-client/types/orders";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useReceiptMail } from "../../api/receipts.ts";
import { useMayMake, useMaySee } from "../../api/rights.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { AppointmentRefusal } from "../../components/appointment-refusal.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { onValue } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import { receipts } from "./queries.ts";
import "../../components/ask.css";

interface MailReceiptProps {
  receipt: Receipt;
}

export function MailReceipt({ receipt }: MailReceiptProps) {
  const { facts } = useWords().appointments;
  const [isOpen, open] = useState(false);
  const [maySee, mayMake] = [useMaySee("clients"), useMayMake("bookings")];
  if (!(maySee && mayMake)) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {facts.email}
      </Button>
      {isOpen && <MailDialog receipt={receipt} onClose={() => open(false)} />}
    </>
  );
}

interface MailDialogProps extends MailReceiptProps {
  onClose(): void;
}

function MailDialog({ receipt, onClose }: MailDialogProps) {
  const { appointments, parts, receipts: words } = useWords();
  const [entered, enter] = useState<string>();
  const { data: preset = "" } = useQuery(receipts.recipient(useWorkspace(), receipt));
  const text = entered ?? preset;
  const email = text.trim();
  const { mutate, isPending, error } = useReceiptMail();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email === "" || isPending) return;
    const done = () => {
      onClose();
      say(words.mailed({ email }));
    };
    mutate({ receipt: receipt.id, email }, { onSuccess: done });
  };
  return (
    <Dialog title={words.kinds[receipt.kind](receipt)} onClose={onClose}>
      <form className="ask" onSubmit={send} noValidate>
        <TextInput
          inputMode="email"
          label={appointments.facts.email}
          value={text}
          error={problemsOf(error).email}
          maxLength={unitsOf(254)}
          autoComplete="off"
          data-autofocus
          onChange={onValue(enter)}
        />
        <AppointmentRefusal error={error} />
        <div className="ask-buttons">
          <Button type="submit" loading={isPending} disabled={email === ""}>
            {words.send}
          </Button>
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
