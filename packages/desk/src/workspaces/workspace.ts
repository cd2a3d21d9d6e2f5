/* A merchant and an account, or one alone. It grants no rights: each service decides. */
import type { DeskWorkspace } from "./schema.ts";

export interface OwnMerchant {
  id: string;
  name: string | null;
  test: boolean;
  currency: string;
  role: NonNullable<DeskWorkspace["merchant"]>["role"];
  claim: Readonly<Record<string, boolean>>;
}

type Rights = NonNullable<DeskWorkspace["account"]>["rights"];

export interface OwnAccount {
  id: number;
  subdomain: string;
  name: string;
  timezone: string;
  iana: string;
  /** Absent from an older version of the service. */
  week_start?: NonNullable<DeskWorkspace["account"]>["weekStart"];
  permissions: string;
  booking_rights: Rights["bookings"];
  client_rights: Rights["clients"];
  project_rights: Rights["projects"];
  resource_rights: Rights["resources"];
  report_rights: Rights["reports"];
  owner: boolean;
}

export interface WorkspaceRow {
  id: string;
  name: string;
  merchantId: string | null;
  accountId: number | null;
  /** Next attempt; null for none. */
  connectAt: Date | null;
}

export interface VisibleParts {
  merchants: readonly OwnMerchant[];
  accounts: readonly OwnAccount[];
  hasSecondFactor: boolean;
}

export function placesOf(rows: readonly WorkspaceRow[], seen: VisibleParts): DeskWorkspace[] {
  const merchants = seen.merchants.map((merchant) => merchantOf(merchant, seen));
  const accounts = seen.accounts.map(accountOf);
  const paired = rows.flatMap(({ id, name, merchantId, accountId }): DeskWorkspace[] => {
    const merchant = merchants.find((one) => one.id === merchantId) ?? null;
    const account = accounts.find((one) => one.id === accountId) ?? null;
    return merchant === null && account === null ? [] : [{ id, name, merchant, account }];
  });
  const isFree = (side: "merchant" | "account", id: string | number) =>
    !paired.some((workspace) => workspace[side]?.id === id);
  return [
    ...paired,
    ...merchants
      .filter(({ id }) => isFree("merchant", id))
      .map((merchant) => ({ id: merchant.id, name: nameOf(merchant), merchant, account: null })),
    ...accounts
      .filter(({ id }) => isFree("account", id))
      .map((account) => ({
        id: String(account.id),
        name: account.name,
        merchant: null,
        account,
      })),
  ];
}

type WorkspaceMerchant = NonNullable<DeskWorkspace["merchant"]>;

function merchantOf(merchant: OwnMerchant, { hasSecondFactor }: VisibleParts): WorkspaceMerchant {
  const { id, name, test, currency, role, claim } = merchant;
  const mayDecide = role === "owner" || role === "manager";
  const mayNothing = Object.values(claim).every((may) => !may);
  return {
    id,
    name,
    test,
    currency,
    role,
    needs: [
      ...(!test && mayNothing ? (["approval"] as const) : []),
      ...(!test && mayDecide && !hasSecondFactor ? (["second_factor"] as const) : []),
    ],
  };
}

function accountOf(account: OwnAccount): NonNullable<DeskWorkspace["account"]> {
  const { id, subdomain, name, timezone, iana, permissions, owner } = account;
  return {
    id,
    subdomain,
    name,
    timezone,
    iana,
    weekStart: account.week_start ?? null,
    isOwner: owner,
    isAdministrator: owner || permissions === "administrator",
    rights: {
      bookings: account.booking_rights,
      clients: account.client_rights,
      projects: account.project_rights,
      resources: account.resource_rights,
      reports: account.report_rights,
    },
  };
}

function nameOf({ id, name }: WorkspaceMerchant): string {
  return name === null || name === "" ? id : name;
}
