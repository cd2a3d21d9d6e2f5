import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import { singleFlight } from "../../core/single-flight.ts";
import { type PaymentResponse, paymentsOf } from "../../money/charges/charge.ts";
import { getPage } from "../../offering/booking-pages/store.ts";
import { findTrust } from "../../parties/accounts/trust.store.ts";
import { findMember, listAdministrators } from "../../parties/users/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { findAppointments } from "../booking/store.ts";
import { findBusiness } from "../customers/business.store.ts";
import { listTakenSince, type TakenResource } from "./taken.store.ts";

interface OfAccount {
  accountId: number;
}

interface OfAppointment extends OfAccount {
  id: number;
}

function batchedByAccount<Input extends OfAccount, Result>(
  ask: (db: Database, accountId: number, inputs: readonly Input[]) => Promise<readonly Result[]>,
): (db: Database, input: Input) => Promise<Result> {
  return batched<Input, Result>({
    orderOf: ({ accountId }) => accountId,
    ask: (db, inputs) => ask(db, inputs[0]!.accountId, inputs),
  });
}

const appointment = batchedByAccount<OfAppointment, AppointmentRow | undefined>(
  async (db, accountId, ofAppointments) => {
    const ids = ofAppointments.map(({ id }) => id);
    const appointments = await findAppointments(db, accountId, ids);
    const byId = new Map(appointments.map((row) => [row.id, row]));
    return ofAppointments.map(({ id }) => byId.get(id));
  },
);

const payment = batchedByAccount<OfAppointment, PaymentResponse | undefined>(
  async (db, accountId, ofAppointments) => {
    const ids = [...new Set(ofAppointments.map(({ id }) => id))];
    const payments = await paymentsOf(db, accountId, ids);
    return ofAppointments.map(({ id }) => payments.get(id));
  },
);

interface Taking extends OfAccount {
  sessionId: number;
  since: Date | null;
}

const taken = batchedByAccount<Taking, TakenResource[]>(listTakenSince);

const business = singleFlight(findBusiness, String);
const page = singleFlight(getPage, String);
const trust = singleFlight(findTrust, String);
const administrators = singleFlight(listAdministrators, String);

type MemberQuery = Parameters<typeof findMember>[1];

const member = singleFlight(
  async (db, request: MemberQuery) => await findMember(db, request),
  JSON.stringify,
);

export const batch = {
  appointment,
  payment,
  taken,
  business,
  page,
  trust,
  administrators,
  member,
};
