import { fixed } from "@frontdesk/server/front/texts";
import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { PayContent } from "../../../src/acceptance/links/page/content.ts";
import { useContent } from "../content-context.ts";
import { Starts } from "../parts/booking.tsx";
import { Tick } from "../parts/icons.tsx";
import { Total } from "../parts/total.tsx";
import { type Receipt, returnUrl, titleOf } from "./receipt.ts";

interface ReceiptPageProps {
  receipt: Receipt;
  /** False on reopening. */
  isFresh: boolean;
  /** An earlier payment excludes another. */
  isPast: boolean;
}

const readingMs = 1_800;

export function ReceiptPage({ receipt, isFresh, isPast }: ReceiptPageProps) {
  const { words, content } = useContent();
  const { charge } = receipt;
  const { redirect, text } = content.link ?? {};
  const isLeaving = isFresh && redirect?.isAutomatic === true;
  const target = redirect && returnUrl(redirect.url, receipt);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(words, receipt);
  useLayoutEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  useEffect(() => {
    if (!isLeaving || target === undefined) return;
    const timer = setTimeout(() => location.assign(target), readingMs);
    return () => clearTimeout(timer);
  }, [isLeaving, target]);
  return (
    <main class="card receipt">
      <Tick />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Total charge={charge} />
      {text !== undefined && <p class="text">{text}</p>}
      <Starts />
      {isPast && charge !== undefined && <p class="text">{words.problems.used}</p>}
      <ReceiptLines receipt={receipt} />
      {redirect !== undefined && target !== undefined && (
        <a class="button" href={target} rel="noreferrer">
          {formatMessage(isLeaving ? words.goingTo : words.goTo, { host: redirect.host })}
        </a>
      )}
      {redirect === undefined && !isProvided(content.link) && (
        <button type="button" class="button plain" onClick={startAnew}>
          {words.newPayment}
        </button>
      )}
    </main>
  );
}

/** Another opening repeats the same payment. */
function isProvided(link: PayContent["link"]): boolean {
  return link !== undefined && (link.amount !== undefined || link.isVerification);
}

function startAnew(): void {
  history.pushState(null, "");
  location.reload();
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { words, content, moment, money } = useContent();
  const { at, charge, last4, reference, id, refunded = 0 } = receipt;
  const isNamed = content.link?.starts === undefined;
  const lines: [string, string | undefined][] = [
    [words.recipient, content.payee.name],
    [words.refunded, charge && refunded > 0 ? money({ ...charge, amount: refunded }) : undefined],
    [words.date, moment(new Date(at))],
    [words.card, last4 && fixed(`•••• ${last4}`)],
    [words.reference, isNamed && reference ? fixed(reference) : undefined],
    [words.transaction, fixed(id)],
  ];
  return (
    <dl>
      {lines
        .filter(([, text]) => text !== undefined)
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
