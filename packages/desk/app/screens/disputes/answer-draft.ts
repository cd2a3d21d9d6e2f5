// The typed answer to a dispute, until it is sent or deleted.
import type { Dispute } from "@frontdesk/payments-client/types";

type Named = Pick<Dispute, "id">;

const nameOf = ({ id }: Named) => `frontdesk answer ${id}`;

export const answerDraft = {
  of: (dispute: Named) => sessionStorage.getItem(nameOf(dispute)) ?? "",
  keep(dispute: Named, text: string) {
    try {
      sessionStorage.setItem(nameOf(dispute), text);
    } catch {}
  },
  forget: (dispute: Named) => sessionStorage.removeItem(nameOf(dispute)),
};
