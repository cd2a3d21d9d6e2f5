import type { Receipt } from "@frontdesk/scheduling-client/types/orders";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useWorkspace } from "../../api/workspace.ts";
import { instantWriter } from "../../components/day-labels.ts";
import { momentOf } from "../../components/days.ts";
import { Money } from "../../components/money.tsx";
import { useMethod } from "../../components/payment-method.ts";
import { Read } from "../../components/read.tsx";
import { StatedFacts, Statement } from "../../components/statement.tsx";
import { useTaxRate } from "../../components/tax-rate.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { MailReceipt } from "./mail.tsx";
import { receipts } from "./queries.ts";
import "./receipts.css";

export function ReceiptPage() {
  const { id = "" } = useParams({ strict: false });
  const { shell, receipts: words } = useWords();
  const one = useQuery(receipts.one(useWorkspace(), Number(id)));
  const { data } = one;
  return (
    <Statement
      title={data === undefined ? shell.screens.receipts : words.kinds[data.kind](data)}
      isRead={data !== undefined}
      issuer={data && <Seller {...data.seller} />}
      actions={data && <MailReceipt receipt={data} />}
      list={{ to: "receipts", label: words.all }}
    >
      <Read of={one}>{(receipt) => <Whole receipt={receipt} />}</Read>
    </Statement>
  );
}

function Seller({ name, address, email, phone, vat_number: vat }: Receipt["seller"]) {
  const { receipts: words } = useWords();
  const contact = [phone, email].filter((one) => one !== null).join(" · ");
  return (
    <>
      <p>{name}</p>
      {address !== null && <p className="receipt-address">{address}</p>}
      {contact !== "" && <p className="receipt-address">{contact}</p>}
      {vat !== null && <p className="receipt-address">{`${words.vatNumber} ${vat}`}</p>}
    </>
  );
}

function Whole({ receipt }: { receipt: Receipt }) {
  const { appointments, parts, refusals, reports, receipts: words } = useWords();
  const methodOf = useMethod();
  const locale = useLocale();
  const { number, issued_at: at, client_name: client, payment, earlier, lines, taxes } = receipt;
  const { currency, total } = receipt;
  const written = instantWriter(locale, { dateStyle: "long", timeStyle: "short" });
  const rateText = useTaxRate();
  return (
    <>
      <StatedFacts
        facts={[
          [
            refusals.fields.date,
            <time key="at" dateTime={at}>
              {written(at)}
            </time>,
          ],
          ...(client === null ? [] : [[appointments.client, client] as const]),
          [words.method, methodOf(payment)],
        ]}
      />
      <table className="statement-lines" aria-label={number}>
        <thead>
          <tr>
            <th scope="col">{appointments.service}</th>
            {taxes.length === 0 ? <td /> : <th scope="col">{words.vat}</th>}
            <th scope="col">{parts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position}>
              <td>
                <LineText {...line} />
              </td>
              <td>{line.tax_rate !== null && rateText(line.tax_rate)}</td>
              <td>
                <Money amount={line.amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="receipt-total">
            <th scope="row">{reports.whole}</th>
            <td />
            <td>
              <Money amount={total} currency={currency} />
            </td>
          </tr>
          {taxes.map(({ rate, tax }) => (
            <tr key={rate}>
              <th scope="row">{words.included({ rate: rateText(rate) })}</th>
              <td />
              <td>
                <Money amount={tax} currency={currency} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {earlier.length > 0 && <StatedFacts facts={[[words.earlier, earlier.join(", ")]]} />}
    </>
  );
}

function LineText({ kind, service, date }: Receipt["lines"][number]) {
  const { appointments } = useWords();
  const locale = useLocale();
  if (kind === "tip") return appointments.payments.tip;
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" });
  const day = date === null ? "" : format.format(momentOf(date));
  const fee = kind === "fee" ? appointments.fee.name : "";
  return [fee, service ?? appointments.one, day].filter((text) => text !== "").join(" · ");
}
