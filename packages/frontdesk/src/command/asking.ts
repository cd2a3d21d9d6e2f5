import type { Ask, PaymentsOperator, SchedulingOperator } from "./operator.ts";
import { screen } from "./screen.ts";
import { readAllSettings } from "./settings.ts";

type Work<Operator> = Parameters<Ask<Operator>>[0];

export async function operators() {
  // Lazy: `start` needs no HTTP client.
  const { operatorsOf } = await import("./operator.ts");
  return operatorsOf(readAllSettings());
}

export async function askPayments(work: Work<PaymentsOperator>): Promise<void> {
  screen.show(await (await operators()).payments(work));
}

export async function askScheduling(work: Work<SchedulingOperator>): Promise<void> {
  screen.show(await (await operators()).scheduling(work));
}
