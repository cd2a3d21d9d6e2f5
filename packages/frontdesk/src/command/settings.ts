import { databaseUrl } from "@frontdesk/database/hosts";
import {
  addressesOf as addressesOfDesk,
  type Settings as DeskSettings,
  readSettings as readDeskSettings,
} from "@frontdesk/desk/settings";
import {
  addressesOf as addressesOfPayments,
  type Settings as PaymentSettings,
  readSettings,
} from "@frontdesk/payments/core/settings";
import {
  addressesOf as addressesOfScheduling,
  readSettings as readSchedulingSettings,
  type Settings as SchedulingSettings,
} from "@frontdesk/scheduling/core/settings";
import { type Environment, readAll, readEnvironment, secret } from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";

export interface Settings {
  payments: PaymentSettings;
  scheduling: SchedulingSettings;
  desk: DeskSettings;
}

export function readAllSettings(environment: Environment = process.env): Settings {
  const [payments, scheduling, desk] = readAll(
    () => readSettings(environment),
    () => readSchedulingSettings(environment),
    () => readDeskSettings(environment),
  );
  return { payments, scheduling, desk };
}

/** A demo must write to no real person. */
export function withoutMailServer({ payments, scheduling, desk }: Settings): Settings {
  return {
    payments: { ...payments, smtpUrl: undefined },
    scheduling: { ...scheduling, smtpUrl: undefined },
    desk: { ...desk, smtpUrl: undefined },
  };
}

const keyRules = {
  FRONTDESK_KEY: secret({ holds: (key) => key !== "", expected: "an app's key" }),
};

export function readCaller(environment: Environment = process.env): { url: string; key: string } {
  const [payments, read] = readAll(
    () => readSettings(environment),
    () =>
      readEnvironment(environment, keyRules, (read) =>
        read("FRONTDESK_KEY") === undefined ? ["Set FRONTDESK_KEY to the key of an app"] : [],
      ),
  );
  return { url: payments.publicUrl, key: read("FRONTDESK_KEY")! };
}

const urlRules = { DATABASE_URL: secret(databaseUrl) };

export function readDatabaseUrl(
  text: string | undefined,
  environment: Environment = process.env,
): string {
  const request = text === undefined ? environment : { DATABASE_URL: text };
  const read = readEnvironment(request, urlRules, (read) =>
    read("DATABASE_URL") === undefined
      ? ["Set DATABASE_URL: the embedded database is not PostgreSQL on a server"]
      : [],
  );
  return read("DATABASE_URL")!;
}

export function addressesOf(
  settings: Settings,
): [desk: Address, payments: Address, scheduling: Address, door: Address] {
  const [desk] = addressesOfDesk(settings.desk);
  const [payments, admin] = addressesOfPayments(settings.payments);
  const [scheduling] = addressesOfScheduling(settings.scheduling);
  return [desk, payments, scheduling, admin];
}
