/* Reads all payments of the merchant outside any transaction, and checks a mismatch twice, because
   it may have changed. */
import type { Context } from "../../../core/context.ts";
import { accountOfReference } from "../../../money/asking/ask.ts";
import { nextOf } from "../../../money/charges/charge.ts";
import type { ChargeRow } from "../../../money/charges/store.ts";
import { gatewayKeyOf } from "../../../money/connections/connection.ts";
import { findConnection } from "../../../money/connections/store.ts";
import { findDeposit } from "../../../money/deposits.store.ts";
import {
  GatewayError,
  gatewayErrorOf,
  type Payment,
  type PaymentGateway,
} from "../../../money/payment-gateway/gateway.ts";
import type { Finding } from "../finding.ts";
import { listChargesOfPayments, listConnected, listPaidCharges } from "./store.ts";

type ProvingContext = Pick<Context, "db" | "now" | "keyring" | "connectGateway">;

const pageSize = 500;
const undecidedMs = 15 * 60_000;
/** Guards against endless paging. */
const mostPages = 100_000;

export async function findPayments(
  context: ProvingContext,
  mostFindings: number,
): Promise<{ findings: Finding[]; count: number }> {
  const findings: Finding[] = [];
  let count = 0;
  let last = 0;
  while (findings.length < mostFindings) {
    const [accountId] = await listConnected(context.db, last, 1);
    if (accountId === undefined) break;
    last = accountId;
    const proof = new Proof(context, accountId);
    findings.push(...(await proof.findings()));
    count += proof.count;
  }
  return { findings, count };
}

class Proof {
  readonly context: ProvingContext;
  readonly accountId: number;
  count = 0;
  readonly matches: Finding[] = [];
  readonly seen = new Set<number>();
  readonly kept = new Map<number, number>();

  constructor(context: ProvingContext, accountId: number) {
    this.context = context;
    this.accountId = accountId;
  }

  async findings(): Promise<Finding[]> {
    const { db, keyring, connectGateway } = this.context;
    const connection = await findConnection(db, this.accountId);
    const key = connection && gatewayKeyOf(keyring, connection);
    if (key === undefined) return [];
    const own = await this.listPaid(key.merchantId);
    try {
      await this.goThrough(connectGateway(key));
    } catch (error) {
      const trouble = gatewayErrorOf(error);
      if (trouble === undefined) throw error;
      this.tell("payments_read", { subject: "merchant", expected: "answers", found: trouble });
      return this.matches;
    }
    for (const { id, transaction_id: payment } of own) {
      if (this.seen.has(id)) continue;
      const notice = { subject: `charge ${id}`, expected: `payment ${payment}`, found: "nothing" };
      this.tell("payment_missing", notice);
    }
    for (const [appointment, count] of this.kept) {
      const subject = `appointment ${appointment}`;
      if (count > 1) this.tell("deposits_taken", { subject, expected: "1", found: String(count) });
    }
    return this.matches;
  }

  private tell(check: string, notice: Omit<Finding, "check" | "accountId">): void {
    this.matches.push({ check, accountId: this.accountId, ...notice });
  }

  private async listPaid(merchantId: string): Promise<Pick<ChargeRow, "id" | "transaction_id">[]> {
    const all: Pick<ChargeRow, "id" | "transaction_id">[] = [];
    for (;;) {
      const after = all.at(-1)?.id ?? 0;
      const page = await listPaidCharges(this.context.db, this.accountId, {
        merchantId,
        after,
        most: pageSize,
      });
      all.push(...page.map(({ id, transaction_id }) => ({ id, transaction_id })));
      if (page.length < pageSize) return all;
    }
  }

  private async goThrough(gateway: PaymentGateway): Promise<void> {
    let pages = 0;
    for await (const page of gateway.since(null)) {
      pages += 1;
      if (pages > mostPages) throw new GatewayError("away", "its payments have no end");
      const successful = page.filter((payment) => payment.successful);
      if (successful.length > 0) await this.compare(gateway, successful);
    }
  }

  private async compare(gateway: PaymentGateway, payments: readonly Payment[]): Promise<void> {
    const { db } = this.context;
    const ids = payments.map(({ id }) => id);
    const rows = await listChargesOfPayments(db, this.accountId, ids);
    const charges = new Map(rows.map((row) => [row.transaction_id, row]));
    for (const payment of payments) {
      const charge = charges.get(payment.id);
      if (charge === undefined) await this.checkUnknown(payment);
      else await this.checkCharge(gateway, { charge, payment });
    }
  }

  private async checkUnknown({ id, reference, created }: Payment): Promise<void> {
    if (accountOfReference(reference) !== this.accountId) return;
    const { db, now } = this.context;
    const deposit = await findDeposit(db, this.accountId, reference ?? "");
    const subject = `payment ${id}`;
    if (deposit === undefined) {
      const expected = "a deposit that was asked for";
      return this.tell("payment_unknown", { subject, expected, found: "none" });
    }
    const since = Math.max(Date.parse(created), deposit.askedAt.getTime());
    if (now().getTime() - since < undecidedMs) return;
    if ((await listChargesOfPayments(db, this.accountId, [id])).length > 0) return;
    const expected = `a charge of appointment ${deposit.appointmentId}`;
    this.tell("payment_undecided", { subject, expected, found: "none" });
  }

  private async checkCharge(
    gateway: PaymentGateway,
    { charge, payment }: ComparedPayment,
  ): Promise<void> {
    this.seen.add(charge.id);
    this.count += 1;
    if (charge.kind === "deposit" && payment.capturedAmount > payment.refundedAmount) {
      const { appointment_id: appointment } = charge;
      this.kept.set(appointment, (this.kept.get(appointment) ?? 0) + 1);
    }
    if (isAsKept({ charge, payment })) return;
    const now = { charge: await this.read(charge), payment: await gateway.read(payment.id) };
    if (isAsKept(now)) return;
    const { capturedAmount, refundedAmount, pendingAmount } = now.payment;
    this.tell("payment_kept", {
      subject: `payment ${payment.id} of appointment ${charge.appointment_id}`,
      expected: `${charge.keep} kept`,
      found: `${capturedAmount} captured, ${refundedAmount} refunded, ${pendingAmount} pending`,
    });
  }

  private async read(charge: ChargeRow): Promise<ChargeRow> {
    const ids = [charge.transaction_id ?? ""];
    return (await listChargesOfPayments(this.context.db, this.accountId, ids))[0] ?? charge;
  }
}

interface ComparedPayment {
  charge: ChargeRow;
  payment: Payment;
}

/** Unsettled charges may be in any state. */
function isAsKept({ charge: { state, keep }, payment }: ComparedPayment): boolean {
  return state !== "settled" || keep === null || nextOf(payment, keep).is === "settled";
}
