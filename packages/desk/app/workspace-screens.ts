// Addresses below `/p/<place>`, in the order of the navigation.
import { lazyRouteComponent } from "@tanstack/react-router";
import { houseScreens } from "./house-screens.ts";
import {
  AppointmentsSign,
  BalanceSign,
  BookingPageSign,
  CalendarSign,
  ClientsSign,
  HomeSign,
  LinksSign,
  PaymentsSign,
  ReportsSign,
  ServicesSign,
  StaffSign,
} from "./icons.ts";
import type { ScreenEntry } from "./layout/navigation.ts";

const bookSheet = () => import("./screens/appointments/sheet/book.tsx");
const bookingSheet = () => import("./screens/bookings/sheet/sheet.tsx");
const appointment = lazyRouteComponent(
  () => import("./screens/appointments/sheet/sheet.tsx"),
  "AppointmentSheet",
);

const isAdministrator: ScreenEntry["isFor"] = ({ account }) => account?.isAdministrator === true;

export const workspaceScreens: readonly ScreenEntry[] = [
  {
    path: "home",
    icon: HomeSign,
    show: lazyRouteComponent(() => import("./screens/home/home.tsx"), "Home"),
  },
  {
    path: "calendar",
    of: "account",
    right: "bookings",
    icon: CalendarSign,
    show: lazyRouteComponent(() => import("./screens/bookings/calendar/calendar.tsx"), "Calendar"),
    inside: [
      { path: "new", show: lazyRouteComponent(bookSheet, "BookInCalendar") },
      {
        path: "block",
        show: lazyRouteComponent(() => import("./screens/resources/block-time.tsx"), "BlockTime"),
      },
      { path: "plain", show: lazyRouteComponent(bookingSheet, "NewInCalendar") },
      {
        path: "day-sheet",
        show: lazyRouteComponent(
          () => import("./screens/bookings/day-sheet/day-sheet.tsx"),
          "DaySheet",
        ),
      },
      { path: "$id", show: lazyRouteComponent(bookingSheet, "OverCalendar") },
      { path: "appointments/$id", show: appointment },
    ],
  },
  {
    path: "appointments",
    of: "account",
    right: "bookings",
    icon: AppointmentsSign,
    show: lazyRouteComponent(() => import("./screens/appointments/list.tsx"), "Appointments"),
    inside: [
      { path: "new", show: lazyRouteComponent(bookSheet, "BookInAppointments") },
      { path: "$id", show: appointment },
    ],
  },
  {
    path: "clients",
    of: "account",
    right: "clients",
    icon: ClientsSign,
    show: lazyRouteComponent(() => import("./screens/clients/list.tsx"), "Clients"),
    inside: [
      {
        path: "new",
        show: lazyRouteComponent(() => import("./screens/clients/detail.tsx"), "NewClientSheet"),
      },
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/clients/detail.tsx"), "ClientSheet"),
      },
    ],
  },
  {
    path: "services",
    of: "account",
    right: "resources",
    group: "studio",
    icon: ServicesSign,
    show: lazyRouteComponent(() => import("./screens/services/list.tsx"), "Services"),
    inside: [
      {
        path: "new",
        show: lazyRouteComponent(() => import("./screens/services/detail.tsx"), "NewServiceSheet"),
      },
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/services/detail.tsx"), "ServiceSheet"),
      },
    ],
  },
  {
    path: "resources",
    of: "account",
    right: "resources",
    group: "studio",
    icon: StaffSign,
    show: lazyRouteComponent(() => import("./screens/resources/list.tsx"), "Resources"),
    inside: [
      {
        path: "new",
        show: lazyRouteComponent(
          () => import("./screens/resources/detail.tsx"),
          "NewResourceSheet",
        ),
      },
      {
        path: "staff",
        isFor: isAdministrator,
        show: lazyRouteComponent(
          () => import("./screens/resources/staff/add.tsx"),
          "AddStaffSheet",
        ),
      },
      {
        path: "types",
        show: lazyRouteComponent(() => import("./screens/resources/types.tsx"), "TypesSheet"),
      },
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/resources/detail.tsx"), "ResourceSheet"),
      },
    ],
  },
  {
    path: "booking-page",
    of: "account",
    isFor: isAdministrator,
    group: "studio",
    icon: BookingPageSign,
    show: lazyRouteComponent(
      () => import("./screens/booking-page/booking-page.tsx"),
      "BookingPageScreen",
    ),
  },
  {
    path: "payments",
    of: "merchant",
    group: "money",
    icon: PaymentsSign,
    show: lazyRouteComponent(() => import("./screens/payments/list.tsx"), "PaymentList"),
    inside: [
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/payments/detail.tsx"), "PaymentDetail"),
      },
    ],
  },
  {
    path: "disputes",
    of: "merchant",
    show: lazyRouteComponent(() => import("./screens/disputes/list.tsx"), "DisputeList"),
    inside: [
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/disputes/detail.tsx"), "DisputeDetail"),
      },
    ],
  },
  {
    path: "cards",
    of: "merchant",
    show: lazyRouteComponent(() => import("./screens/cards/list.tsx"), "CardList"),
    inside: [
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/cards/detail.tsx"), "CardDetail"),
      },
    ],
  },
  {
    path: "receipts",
    of: "account",
    right: "clients",
    show: lazyRouteComponent(() => import("./screens/receipts/list.tsx"), "Receipts"),
    inside: [
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/receipts/receipt.tsx"), "ReceiptPage"),
      },
    ],
  },
  {
    path: "links",
    of: "merchant",
    group: "money",
    icon: LinksSign,
    show: lazyRouteComponent(() => import("./screens/links/links.tsx"), "Links"),
  },
  {
    path: "balance",
    of: "merchant",
    group: "money",
    icon: BalanceSign,
    show: lazyRouteComponent(() => import("./screens/balance/balance.tsx"), "Balance"),
    inside: [
      {
        path: "payouts/$id",
        show: lazyRouteComponent(() => import("./screens/balance/payout.tsx"), "PayoutStatement"),
      },
      {
        path: "months/$month",
        show: lazyRouteComponent(() => import("./screens/balance/month.tsx"), "MonthStatement"),
      },
    ],
  },
  {
    path: "reports",
    of: "account",
    right: "reports",
    icon: ReportsSign,
    show: lazyRouteComponent(() => import("./screens/reports/reports.tsx"), "Reports"),
  },
  {
    path: "bookings",
    of: "account",
    right: "bookings",
    show: lazyRouteComponent(() => import("./screens/bookings/list.tsx"), "Bookings"),
    inside: [
      { path: "new", show: lazyRouteComponent(bookingSheet, "NewInBookings") },
      { path: "$id", show: lazyRouteComponent(bookingSheet, "OverBookings") },
      { path: "appointments/$id", show: appointment },
    ],
  },
  {
    path: "projects",
    of: "account",
    right: "projects",
    show: lazyRouteComponent(() => import("./screens/projects/list.tsx"), "Projects"),
    inside: [
      {
        path: "new",
        show: lazyRouteComponent(() => import("./screens/projects/detail.tsx"), "NewProjectSheet"),
      },
      {
        path: "$id",
        show: lazyRouteComponent(() => import("./screens/projects/detail.tsx"), "ProjectSheet"),
      },
    ],
  },
  ...houseScreens,
];
