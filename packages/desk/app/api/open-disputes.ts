import { queryOptions } from "@tanstack/react-query";
import { payments } from "./clients.ts";
import type { Workspace } from "./desk.ts";

export const openDisputes = ({ id, merchant }: Pick<Workspace, "id" | "merchant">) =>
  queryOptions({
    queryKey: [id, "disputes", "open"],
    queryFn: ({ signal }) => {
      if (merchant === null) throw new Error("This place has no merchant");
      const filter = { state: "open" } as const;
      return payments.disputes.list(merchant.id, { filter, pageSize: 100, signal }).page();
    },
  });
