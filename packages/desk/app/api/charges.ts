import { useState } from "react";
import { payments as client } from "./clients.ts";

export interface ChargeResult {
  id: string;
  /** From before the dialog opened: a kept idempotency key returns an earlier payment. */
  isPast: boolean;
}

/** The list is read before the charge, so it never holds a new one. */
export function useWithPast(merchantId: string, card: string) {
  const [past] = useState(async () => {
    const list = client.transactions.list(merchantId, { filter: { card }, pageSize: 100 });
    const payments = await list.page().catch(() => []);
    return new Set(payments.map(({ id }) => id));
  });
  return async (charge: () => Promise<{ id: string }>): Promise<ChargeResult> => {
    const before = await past;
    const { id } = await charge();
    return { id, isPast: before.has(id) };
  };
}
