import { appointmentsDe } from "./de/appointments.ts";
import { appsDe } from "./de/apps.ts";
import { balanceDe } from "./de/balance.ts";
import { bookingPageDe } from "./de/booking-page.ts";
import { bookingsDe } from "./de/bookings.ts";
import { cardsDe } from "./de/cards.ts";
import { clientsDe } from "./de/clients.ts";
import { depositsDe } from "./de/deposits.ts";
import { developersDe } from "./de/developers.ts";
import { disputesDe } from "./de/disputes.ts";
import { homeDe } from "./de/home.ts";
import { linksDe } from "./de/links.ts";
import { merchantsDe } from "./de/merchants.ts";
import { operatingDe } from "./de/operating.ts";
import { operatorDe } from "./de/operator.ts";
import { partsDe } from "./de/parts.ts";
import { paymentsDe } from "./de/payments.ts";
import { privacyNoticeDe } from "./de/privacy-notice.ts";
import { projectsDe } from "./de/projects.ts";
import { refusalsDe } from "./de/refusals.ts";
import { reportsDe } from "./de/reports.ts";
import { resourcesDe } from "./de/resources.ts";
import { keysDe, searchDe } from "./de/search.ts";
import { servicesDe } from "./de/services.ts";
import { settingsDe } from "./de/settings.ts";
import { shellDe } from "./de/shell.ts";
import { statesDe } from "./de/states.ts";
import { stepUpDe } from "./de/step-up.ts";
import { studioDe } from "./de/studio.ts";
import { teamDe } from "./de/team.ts";
import { upkeepDe } from "./de/upkeep.ts";
import { webhooksDe } from "./de/webhooks.ts";
import type { Words } from "./en.ts";

export const de: Words = {
  shell: shellDe,
  parts: partsDe,
  studio: studioDe,
  resources: resourcesDe,
  appointments: appointmentsDe,
  services: servicesDe,
  bookingPage: bookingPageDe,
  privacyNotice: privacyNoticeDe,
  deposits: depositsDe,
  refusals: refusalsDe,
  reports: reportsDe,
  settings: settingsDe,
  projects: projectsDe,
  developers: developersDe,
  clients: clientsDe,
  merchants: merchantsDe,
  operator: operatorDe,
  operating: operatingDe,
  upkeep: upkeepDe,
  states: statesDe,
  stepUp: stepUpDe,
  search: searchDe,
  keys: keysDe,
  home: homeDe,
  payments: paymentsDe,
  disputes: disputesDe,
  cards: cardsDe,
  bookings: bookingsDe,
  balance: balanceDe,
  links: linksDe,
  apps: appsDe,
  team: teamDe,
  webhooks: webhooksDe,
};
