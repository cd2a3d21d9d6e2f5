import { appointmentsEn } from "./en/appointments.ts";
import { appsEn } from "./en/apps.ts";
import { balanceEn } from "./en/balance.ts";
import { bookingPageEn } from "./en/booking-page.ts";
import { bookingsEn } from "./en/bookings.ts";
import { cardsEn } from "./en/cards.ts";
import { clientsEn } from "./en/clients.ts";
import { depositsEn } from "./en/deposits.ts";
import { developersEn } from "./en/developers.ts";
import { disputesEn } from "./en/disputes.ts";
import { homeEn } from "./en/home.ts";
import { linksEn } from "./en/links.ts";
import { merchantsEn } from "./en/merchants.ts";
import { operatingEn } from "./en/operating.ts";
import { operatorEn } from "./en/operator.ts";
import { partsEn } from "./en/parts.ts";
import { paymentsEn } from "./en/payments.ts";
import { privacyNoticeEn } from "./en/privacy-notice.ts";
import { projectsEn } from "./en/projects.ts";
import { refusalsEn } from "./en/refusals.ts";
import { reportsEn } from "./en/reports.ts";
import { resourcesEn } from "./en/resources.ts";
import { keysEn, searchEn } from "./en/search.ts";
import { servicesEn } from "./en/services.ts";
import { settingsEn } from "./en/settings.ts";
import { shellEn } from "./en/shell.ts";
import { statesEn } from "./en/states.ts";
import { stepUpEn } from "./en/step-up.ts";
import { studioEn } from "./en/studio.ts";
import { teamEn } from "./en/team.ts";
import { upkeepEn } from "./en/upkeep.ts";
import { webhooksEn } from "./en/webhooks.ts";

/** Everything the pages say; the other languages have its shape. */
export const en = {
  shell: shellEn,
  parts: partsEn,
  studio: studioEn,
  resources: resourcesEn,
  appointments: appointmentsEn,
  services: servicesEn,
  bookingPage: bookingPageEn,
  privacyNotice: privacyNoticeEn,
  deposits: depositsEn,
  refusals: refusalsEn,
  reports: reportsEn,
  settings: settingsEn,
  projects: projectsEn,
  developers: developersEn,
  clients: clientsEn,
  merchants: merchantsEn,
  operator: operatorEn,
  operating: operatingEn,
  upkeep: upkeepEn,
  states: statesEn,
  stepUp: stepUpEn,
  search: searchEn,
  keys: keysEn,
  home: homeEn,
  payments: paymentsEn,
  disputes: disputesEn,
  cards: cardsEn,
  bookings: bookingsEn,
  balance: balanceEn,
  links: linksEn,
  apps: appsEn,
  team: teamEn,
  webhooks: webhooksEn,
};

export type Words = typeof en;
