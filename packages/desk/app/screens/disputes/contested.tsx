import type { Dispute } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { Money } from "../../components/money.tsx";
import { disputeQueries } from "./queries.ts";

export function Contested({ dispute }: { dispute: Dispute }) {
  const { data } = useQuery(disputeQueries.payment(useShop(), dispute.transactionId));
  return data && <Money amount={dispute.amount} currency={data.currency} />;
}
