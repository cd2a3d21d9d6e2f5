import { lazyRouteComponent } from "@tanstack/react-router";

export const operatorScreens = [
  {
    path: "merchants",
    show: lazyRouteComponent(() => import("./screens/operator/list.tsx"), "Merchants"),
  },
  {
    path: "merchants/$id",
    show: lazyRouteComponent(() => import("./screens/operator/detail.tsx"), "Merchant"),
  },
  {
    path: "accounts",
    show: lazyRouteComponent(() => import("./screens/operator/accounts/list.tsx"), "Accounts"),
  },
  {
    path: "accounts/$id",
    show: lazyRouteComponent(() => import("./screens/operator/accounts/detail.tsx"), "Account"),
  },
  {
    path: "persons",
    show: lazyRouteComponent(() => import("./screens/operator/persons/list.tsx"), "Persons"),
  },
  {
    path: "persons/$id",
    show: lazyRouteComponent(() => import("./screens/operator/persons/detail.tsx"), "Person"),
  },
  {
    path: "disputes",
    show: lazyRouteComponent(() => import("./screens/operator/disputes.tsx"), "Disputes"),
  },
  {
    path: "payouts",
    show: lazyRouteComponent(() => import("./screens/operator/payouts/list.tsx"), "Payouts"),
  },
  {
    path: "rates",
    show: lazyRouteComponent(() => import("./screens/operator/rates/rates.tsx"), "Rates"),
  },
  {
    path: "acts",
    show: lazyRouteComponent(() => import("./screens/operator/audit-log/list.tsx"), "ActList"),
  },
  {
    path: "health",
    show: lazyRouteComponent(() => import("./screens/operator/health/health.tsx"), "Health"),
  },
  {
    path: "books",
    show: lazyRouteComponent(() => import("./screens/operator/ledger.tsx"), "LedgerCheck"),
  },
];
