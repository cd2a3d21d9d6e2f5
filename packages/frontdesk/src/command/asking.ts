// What commands ask of the operator's APIs, and show as it is answered.
import type { Ask, PaymentsOperator, SchedulingOperator } from "./operator.ts";
import { screen } from "./screen.ts";
import { readAllSettings } from "./settings.ts";

type Work<Operator> = Parameters<Ask<Operator>>[0];

export async function operators() {
  // Whoever starts the services has no use for what sends.
  const { operatorsOf } = await import("./operator.ts");
  return operatorsOf(readAllSettings());
}

export async function askPayments(work: Work<PaymentsOperator>): Promise<void> {
  screen.show(await (await operators()).payments(work));
}

export async function askScheduling(work: Work<SchedulingOperator>): Promise<void> {
  screen.show(await (await operators()).scheduling(work));
}
