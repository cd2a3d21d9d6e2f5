import { useAction } from "./action.ts";
import { postOnce } from "./posts.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";
import { useWorkspace } from "./workspace.ts";

interface ReceiptTarget {
  receipt: number;
  email: string;
}

/** A payment just taken. Its receipt goes to the client. */
interface PaymentTarget {
  appointment: number;
  order: number;
}

export function useReceiptMail() {
  const workspace = useWorkspace();
  return useAction(["receipts.mail", "footer"], {
    mutationFn: async (target: ReceiptTarget | PaymentTarget) => {
      const receipt = "receipt" in target ? target.receipt : await receiptOf(workspace, target);
      const mailing = "receipt" in target ? { email: target.email } : {};
      const purpose = `${workspace.id} receipt ${receipt} ${JSON.stringify(mailing)}`;
      await postOnce(purpose, (options) =>
        studioOf(workspace).receipts.mail(receipt, mailing, options),
      );
    },
  });
}

/** An order has one receipt, before its credit notes. */
async function receiptOf(
  workspace: StudioWorkspace,
  { appointment, order }: PaymentTarget,
): Promise<number> {
  const { receipts } = await studioOf(workspace).appointments.standing(appointment);
  return receipts.find(({ order_id: id }) => id === order)!.id;
}
