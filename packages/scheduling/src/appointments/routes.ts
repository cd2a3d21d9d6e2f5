import type { Module } from "../api/module.ts";
import { agendaRoutes } from "./agenda/routes.ts";
import { staffRoutes } from "./booking/routes.ts";
import { chargeRoutes } from "./charges/routes.ts";
import { clientHistoryRoutes } from "./client-history/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { dayReportRoutes } from "./day-reports/routes.ts";
import { erasingRoutes } from "./erasing/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { bookingPages } from "./pages/routes.ts";
import { previewRoutes } from "./previews/routes.ts";
import { receiptMailRoutes } from "./receipts/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { slotRoutes } from "./slots/routes.ts";
import { statusRoutes } from "./status/routes.ts";

const booked = [staffRoutes, orderRoutes, chargeRoutes, dayReportRoutes, slotRoutes, statusRoutes];
const calendar = [...booked, agendaRoutes, clientHistoryRoutes, sessionRoutes];
const staff = [...calendar, importRoutes, erasingRoutes];
const open = [customerRoutes];
const mails = [receiptMailRoutes];
const pages = [bookingPages];

export const appointments: Module = {
  api: [...staff, ...mails, previewRoutes],
  open,
  pages,
};
