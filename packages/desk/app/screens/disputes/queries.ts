import type { Dispute } from "@frontdesk/payments-client/types";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments as client } from "../../api/clients.ts";
import { newestFirst } from "../../api/newest.ts";
import { usePost } from "../../api/posts.ts";
import type { Shop } from "../../api/shop.ts";
import { nameOfFile } from "./due.ts";

export const disputeQueries = {
  list: ({ workspaceId, merchantId }: Shop) =>
    newestFirst([workspaceId, "disputes", "list"], (page) =>
      client.disputes.list(merchantId, page).page(),
    ),
  one: ({ workspaceId }: Shop, id: string) =>
    queryOptions({
      queryKey: [workspaceId, "disputes", "one", id],
      queryFn: ({ signal }) => client.disputes.get(id, { signal }),
    }),
  file: ({ workspaceId }: Shop, { id, name }: { id: string; name: string }) =>
    queryOptions({
      queryKey: [workspaceId, "disputes", "file", id, name],
      queryFn: ({ signal }) => client.disputes.file(id, name, { signal }),
    }),
  /** Gives the currency of the dispute. */
  payment: ({ workspaceId }: Shop, transactionId: string) =>
    queryOptions({
      queryKey: [workspaceId, "payments", "one", transactionId],
      queryFn: ({ signal }) => client.transactions.get(transactionId, { signal }),
    }),
};

function useReread({ workspaceId }: Shop) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [workspaceId, "disputes"] });
}

/** Possible only once. */
export function useAnswer(shop: Shop, id: string) {
  const reread = useReread(shop);
  return usePost<string, Dispute>(
    ["disputes.answer", `answer ${id}`],
    (text, options) => client.disputes.answer(id, { text }, options),
    { done: reread, refused: reread },
  );
}

/** Loses the dispute. */
export function useAccept(shop: Shop, id: string) {
  const reread = useReread(shop);
  return usePost<undefined, Dispute>(
    ["disputes.accept", `accept ${id}`],
    (_, options) => client.disputes.accept(id, options),
    { done: reread, refused: reread },
  );
}

export function usePutFile(shop: Shop, id: string) {
  return useAction(["disputes.putFile", "footer"], {
    mutationFn: async ({ file, content }: { file: File; content: Uint8Array }) => {
      const type = file.type as NonNullable<Dispute["files"]>[number]["type"];
      await client.disputes.putFile(id, { name: nameOfFile(file.name), type, content });
    },
    onSettled: useReread(shop),
  });
}

export function useDeleteFile(shop: Shop, id: string) {
  return useAction(["disputes.deleteFile", "footer"], {
    mutationFn: (name: string) => client.disputes.deleteFile(id, name),
    onSettled: useReread(shop),
  });
}
