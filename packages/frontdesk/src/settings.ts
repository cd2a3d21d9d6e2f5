/*
 * Everything the environment can say to `frontdesk`: what the services read, and where operators'
 * commands go.
 */
import { type Settings as PaymentSettings, readSettings } from "@frontdesk/payments/settings";
import {
  readSettings as readSchedulingSettings,
  type Settings as SchedulingSettings,
} from "@frontdesk/scheduling/settings";

export interface Settings {
  payments: PaymentSettings;
  scheduling: SchedulingSettings;
}

/** Reads the settings of every service; throws one Error that lists what is wrong. */
export function readAllSettings(): Settings {
  return {
    payments: readSettings(process.env),
    scheduling: readSchedulingSettings(process.env),
  };
}
