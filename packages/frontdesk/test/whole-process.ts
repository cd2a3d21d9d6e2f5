import { fileURLToPath } from "node:url";
import type { ProcessEnvironment } from "@frontdesk/payments/test/process";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";

export const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface WholeProcess extends Running {
  payments: string;
  scheduling: string;
  desk: string;
  door: string;
}

type Addresses = Pick<WholeProcess, "payments" | "scheduling" | "desk" | "door">;

export async function freeAddresses() {
  const url = async () => `http://127.0.0.1:${await freePort()}`;
  return named({
    payments: await url(),
    scheduling: await url(),
    desk: await url(),
    door: await url(),
  });
}

function named({ payments, scheduling, desk, door }: Addresses) {
  const portOf = (address: string) => new URL(address).port;
  const ports = {
    PAYMENTS_PORT: portOf(payments),
    SCHEDULING_PORT: portOf(scheduling),
    DESK_PORT: portOf(desk),
    OPERATOR_PORT: portOf(door),
  };
  return { addresses: { payments, scheduling, desk, door }, ports };
}

export async function startWhole(
  { environment }: Pick<ProcessEnvironment, "environment">,
  own: Record<string, string> = {},
  at?: Addresses,
): Promise<WholeProcess> {
  const { addresses, ports } = at === undefined ? await freeAddresses() : named(at);
  const running = await startProgram({
    script: main,
    words: ["start"],
    environment: { ...environment, ...ports, ...own },
    url: addresses.desk,
  });
  return { ...running, ...addresses };
}
