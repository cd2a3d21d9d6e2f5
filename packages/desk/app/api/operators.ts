import { createOperator as createPayments } from "@frontdesk/payments-client/operator";
import { createOperator as createScheduling } from "@frontdesk/scheduling-client/operator";
import { patient } from "./clients.ts";
import { createDeskOperator } from "./desk-operator.ts";

const at = (serviceName: string) => `${location.origin}/api/operator/${serviceName}`;

export const operators = {
  payments: createPayments({ url: at("payments"), isAtDesk: true, ...patient }),
  desk: createDeskOperator({ url: location.origin, ...patient }),
  scheduling: createScheduling({ url: at("scheduling"), isAtDesk: true, ...patient }),
};

type Merchants = (typeof operators)["payments"]["merchants"];

export type OperatedMerchant = Awaited<ReturnType<Merchants["get"]>>;
type Accounts = (typeof operators)["scheduling"]["accounts"];

export type OperatedAccount = Awaited<ReturnType<Accounts["find"]>>[number];
export type PersonMatch = Awaited<ReturnType<(typeof operators)["payments"]["persons"]>>[number];
export type Pricing = Parameters<Merchants["setPricing"]>[1];
export type OwnerAssignment = Awaited<ReturnType<Merchants["owners"]["name"]>>;
export type PaymentsHealth = Awaited<ReturnType<(typeof operators)["payments"]["health"]>>;
export type Rate = Awaited<ReturnType<(typeof operators)["payments"]["rates"]["list"]>>[number];
export type Suspension = Parameters<Merchants["suspend"]>[1];
