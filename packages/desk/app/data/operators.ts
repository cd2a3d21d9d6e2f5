// What operators ask of either service, in the session of whoever is signed in.
import { createOperator as createPayments } from "@frontdesk/payments-client/operator";
import { createOperator as createScheduling } from "@frontdesk/scheduling-client/operator";
import { patient } from "./clients.ts";
import { createDeskOperator } from "./desk-operator.ts";

const at = (room: string) => `${location.origin}/api/operator/${room}`;

export const operators = {
  payments: createPayments({ url: at("payments"), isAtDesk: true, ...patient }),
  desk: createDeskOperator({ url: location.origin, ...patient }),
  scheduling: createScheduling({ url: at("scheduling"), isAtDesk: true, ...patient }),
};

type Merchants = (typeof operators)["payments"]["merchants"];

/** A merchant, as operators see it. */
export type OperatedMerchant = Awaited<ReturnType<Merchants["get"]>>;
type Accounts = (typeof operators)["scheduling"]["accounts"];

/** An account, as operators see it. */
export type OperatedAccount = Awaited<ReturnType<Accounts["find"]>>[number];
/** Somebody who was looked up. */
export type FoundPerson = Awaited<ReturnType<(typeof operators)["payments"]["persons"]>>[number];
/** What a merchant pays. */
export type Pricing = Parameters<Merchants["setPricing"]>[1];
/** An owner whom an operator named. */
export type Naming = Awaited<ReturnType<Merchants["owners"]["name"]>>;
/** Whether all goes on. */
export type PaymentsHealth = Awaited<ReturnType<(typeof operators)["payments"]["health"]>>;
/** What a currency is worth. */
export type Rate = Awaited<ReturnType<(typeof operators)["payments"]["rates"]["list"]>>[number];
/** What a merchant is kept from, and why. */
export type Suspension = Parameters<Merchants["suspend"]>[1];
