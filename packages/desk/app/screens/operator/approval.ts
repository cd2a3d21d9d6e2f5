import type { OperatedMerchant } from "../../api/operators.ts";

export type Check = "company" | "bank" | "pricing" | "website";

export function checksOf(merchant: OperatedMerchant): { check: Check; isThere: boolean }[] {
  const { company, bank, pricing, website } = merchant;
  return [
    { check: "company", isThere: company.number !== null },
    { check: "website", isThere: /^https:/i.test(website) },
    { check: "bank", isThere: bank.iban !== null },
    { check: "pricing", isThere: pricing.rate > 0 || pricing.flat.amount > 0 },
  ];
}
