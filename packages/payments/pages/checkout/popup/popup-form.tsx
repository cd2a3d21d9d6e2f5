import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import { useContent } from "../content-context.ts";
import { ConsentBox, useConsent } from "../parts/consent.tsx";
import { Tick } from "../parts/icons.tsx";
import { Total } from "../parts/total.tsx";
import type { Wish } from "../pay/order.ts";
import { PayForm, type Stage } from "../pay/pay-form.tsx";
import { type Receipt, titleOf } from "../receipt/receipt.ts";
import type { Config } from "./config.ts";
import { CustomFields } from "./custom-fields.tsx";
import { useFieldEntry } from "./field-entry.ts";

interface PopupFormProps {
  config: Config;
  onStage(stage: Stage): void;
  onPaid(id: string, custom: object | undefined): void;
  onClose(): void;
}

type PaidReceipt = Pick<Receipt, "charge" | "isCaptured">;

const readingMs = 1_500;

export function PopupForm({ config, onStage, onPaid, onClose }: PopupFormProps) {
  const { words, content, money } = useContent();
  const { title, description, text, reference, plan, unplanned } = config;
  const [paid, setPaid] = useState<PaidReceipt>();
  const [stage, setStage] = useState<Stage>("idle");
  const consent = useConsent();
  const fields = useFieldEntry(config);
  const isKept = plan !== undefined || unplanned !== undefined;
  if (paid !== undefined) return <Paid receipt={paid} onClose={onClose} />;
  const charge = config.chosenIn === undefined ? config.charge : fields.charge;
  const isVerification = config.chosenIn === undefined && charge === undefined;
  const heading = isVerification ? words.saveFor : words.payTo;
  const unread = formatMessage(words.payTo, { merchant: content.payee.name });
  const label =
    charge !== undefined
      ? formatMessage(words.pay, { amount: money(charge) })
      : isVerification
        ? words.saveCard
        : unread;
  const wish = () => {
    const custom = fields.check(config.custom);
    if (custom === undefined || (isKept && !consent.check())) return undefined;
    const agreed = isKept ? [text, consent.text].filter(Boolean).join("\n") : text;
    const { all } = custom;
    return { charge, text: agreed, reference, custom: all, plan, unplanned };
  };
  const finish = (receipt: Receipt, { custom }: Wish) => {
    onStage("idle");
    onPaid(receipt.id, custom);
    setPaid(receipt);
  };
  return (
    <main class="card">
      <header class="summary">
        <h1>{title ?? formatMessage(heading, { merchant: content.payee.name })}</h1>
        {(charge !== undefined || isVerification) && <Total charge={charge} />}
        {description !== undefined && <p class="text">{description}</p>}
        {text !== undefined && <p class="text">{text}</p>}
      </header>
      <PayForm
        wish={wish}
        label={label}
        onStage={(stage) => {
          setStage(stage);
          onStage(stage);
        }}
        onPaid={finish}
        before={<CustomFields entry={fields} isLocked={stage !== "idle"} />}
        after={isKept && <ConsentBox consent={consent} />}
      />
    </main>
  );
}

function Paid({ receipt, onClose }: { receipt: PaidReceipt; onClose: () => void }) {
  const { words, money } = useContent();
  const { charge } = receipt;
  useEffect(() => {
    const timer = setTimeout(onClose, readingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="card">
      <div class="receipt" role="status">
        <Tick />
        <h1>{titleOf(words, receipt)}</h1>
        {charge !== undefined && <p class="total">{money(charge)}</p>}
      </div>
    </main>
  );
}
