/*
 * A place is a merchant and an account that belong together, or one that stands alone. It gives no
 * rights: of each half everybody sees what the service shows them.
 */
export interface OwnMerchant {
  id: string;
  name?: string;
  test: boolean;
  role: string;
}

export interface OwnAccount {
  id: number;
  subdomain: string;
  name: string;
}

export interface PlaceRow {
  id: string;
  name: string;
  merchantId: string | null;
  accountId: number | null;
}

export interface Place {
  /** Null for what was never put together. */
  id: string | null;
  name: string;
  merchant: OwnMerchant | null;
  account: OwnAccount | null;
}

/** The places of a person, of what they see and what was put together. */
export function placesOf(
  rows: readonly PlaceRow[],
  { merchants, accounts }: { merchants: readonly OwnMerchant[]; accounts: readonly OwnAccount[] },
): Place[] {
  const paired = rows.flatMap(({ id, name, merchantId, accountId }): Place[] => {
    const merchant = merchants.find((one) => one.id === merchantId) ?? null;
    const account = accounts.find((one) => one.id === accountId) ?? null;
    return merchant === null && account === null ? [] : [{ id, name, merchant, account }];
  });
  const isFree = (half: "merchant" | "account", id: string | number) =>
    !paired.some((place) => place[half]?.id === id);
  return [
    ...paired,
    ...merchants
      .filter(({ id }) => isFree("merchant", id))
      .map((merchant) => ({ id: null, name: nameOf(merchant), merchant, account: null })),
    ...accounts
      .filter(({ id }) => isFree("account", id))
      .map((account) => ({ id: null, name: account.name, merchant: null, account })),
  ];
}

function nameOf({ id, name = "" }: OwnMerchant): string {
  return name === "" ? id : name;
}
