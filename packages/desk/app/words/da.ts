import { appointmentsDa } from "./da/appointments.ts";
import { appsDa } from "./da/apps.ts";
import { balanceDa } from "./da/balance.ts";
import { bookingPageDa } from "./da/booking-page.ts";
import { bookingsDa } from "./da/bookings.ts";
import { cardsDa } from "./da/cards.ts";
import { clientsDa } from "./da/clients.ts";
import { depositsDa } from "./da/deposits.ts";
import { developersDa } from "./da/developers.ts";
import { disputesDa } from "./da/disputes.ts";
import { homeDa } from "./da/home.ts";
import { linksDa } from "./da/links.ts";
import { merchantsDa } from "./da/merchants.ts";
import { operatingDa } from "./da/operating.ts";
import { operatorDa } from "./da/operator.ts";
import { partsDa } from "./da/parts.ts";
import { paymentsDa } from "./da/payments.ts";
import { privacyNoticeDa } from "./da/privacy-notice.ts";
import { projectsDa } from "./da/projects.ts";
import { refusalsDa } from "./da/refusals.ts";
import { reportsDa } from "./da/reports.ts";
import { resourcesDa } from "./da/resources.ts";
import { keysDa, searchDa } from "./da/search.ts";
import { servicesDa } from "./da/services.ts";
import { settingsDa } from "./da/settings.ts";
import { shellDa } from "./da/shell.ts";
import { statesDa } from "./da/states.ts";
import { stepUpDa } from "./da/step-up.ts";
import { studioDa } from "./da/studio.ts";
import { teamDa } from "./da/team.ts";
import { upkeepDa } from "./da/upkeep.ts";
import { webhooksDa } from "./da/webhooks.ts";
import type { Words } from "./en.ts";

export const da: Words = {
  shell: shellDa,
  parts: partsDa,
  studio: studioDa,
  resources: resourcesDa,
  appointments: appointmentsDa,
  services: servicesDa,
  bookingPage: bookingPageDa,
  privacyNotice: privacyNoticeDa,
  deposits: depositsDa,
  refusals: refusalsDa,
  reports: reportsDa,
  settings: settingsDa,
  projects: projectsDa,
  developers: developersDa,
  clients: clientsDa,
  merchants: merchantsDa,
  operator: operatorDa,
  operating: operatingDa,
  upkeep: upkeepDa,
  states: statesDa,
  stepUp: stepUpDa,
  search: searchDa,
  keys: keysDa,
  home: homeDa,
  payments: paymentsDa,
  disputes: disputesDa,
  cards: cardsDa,
  bookings: bookingsDa,
  balance: balanceDa,
  links: linksDa,
  apps: appsDa,
  team: teamDa,
  webhooks: webhooksDa,
};
