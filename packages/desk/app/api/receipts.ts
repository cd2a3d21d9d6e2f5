import { useAction } from "./action.ts";
import { postOnce } from "./posts.ts";
import { studioOf } from "./studio.ts";
import { useWorkspace } from "./workspace.ts";

interface ReceiptTarget {
  receipt: number;
  email: string;
}

export function useReceiptMail() {
  const workspace = useWorkspace();
  return useAction(["receipts.mail", "footer"], {
    mutationFn: async ({ receipt, email }: ReceiptTarget) => {
      const purpose = `${workspace.id} receipt ${receipt} ${email}`;
      await postOnce(purpose, (options) =>
        studioOf(workspace).receipts.mail(receipt, { email }, options),
      );
    },
  });
}
