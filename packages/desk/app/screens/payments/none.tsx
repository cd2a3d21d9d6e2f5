import { Button } from "@mantine/core";
import { useAction } from "../../api/action.ts";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { testLink } from "./queries.ts";

export function NoPayments({ isNarrowed }: { isNarrowed: boolean }) {
  const { payments: words } = useWords();
  const shop = useShop();
  const { merchant } = shop;
  const go = useGo();
  const opening = useAction(["payments.open", "footer"], {
    mutationFn: () => testLink(shop, merchant.currency),
    onSuccess: (url) => location.assign(url),
  });
  if (isNarrowed) {
    return (
      <div className="empty">
        <p>{words.none}</p>
        <Button variant="default" onClick={() => go("payments")}>
          {words.clear}
        </Button>
      </div>
    );
  }
  return (
    <div className="empty">
      <p>{merchant.test ? words.empty : words.emptyLive}</p>
      {merchant.test && may(merchant, "handle") && (
        <Button loading={opening.isPending} onClick={() => opening.mutate()}>
          {words.testPayment}
        </Button>
      )}
      {!merchant.test && may(merchant, "handle") && (
        <Button onClick={() => go("links")}>{words.makeLink}</Button>
      )}
      <RefusalMessage error={opening.error} />
    </div>
  );
}
