import type { Receipt } from "@frontdesk/scheduling-client/types/orders";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { endOf, pageBefore } from "../../api/counted.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";

const size = 50;

interface ReceiptPage {
  shown: Receipt[];
  /** Count of older ones. */
  left: number;
}

export const receipts = {
  /** The newest first. */
  listed: (workspace: StudioWorkspace) =>
    infiniteQueryOptions({
      queryKey: [workspace.id, "receipts", "listed"],
      queryFn: async ({ pageParam: end, signal }): Promise<ReceiptPage> => {
        const { receipts } = studioOf(workspace);
        const count =
          end ??
          (await endOf((offset) => receipts.list({ offset, pageSize: 1, signal }).page(), size));
        if (count === 0) return { shown: [], left: 0 };
        const bounds = pageBefore(count, size);
        const { items } = await receipts.list({ ...bounds, signal }).page();
        return { shown: items.toReversed(), left: bounds.offset };
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ left }) => (left === 0 ? undefined : left),
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "receipts", "one", id],
      queryFn: ({ signal }) => studioOf(workspace).receipts.get(id, { signal }),
    }),

  /** The client's address, as the service reads it. Empty without one. */
  recipient: (workspace: StudioWorkspace, { id, order_id: order, lines }: Receipt) =>
    queryOptions({
      queryKey: [workspace.id, "appointments", "recipient", id],
      queryFn: async ({ signal }) => {
        const { appointments, orders } = studioOf(workspace);
        // A credit note may name another appointment than the receipt, or none.
        const parts = order === null ? lines : (await orders.get(order, { signal })).items;
        const paid = parts.find(({ kind, appointment_id: id }) => kind !== "tip" && id !== null);
        if (paid === undefined) return "";
        return (await appointments.get(paid.appointment_id!, { signal })).customer?.email ?? "";
      },
    }),
};
