import { fileURLToPath } from "node:url";
import type { ProcessEnvironment } from "@frontdesk/payments/test/process";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";

export interface BookingsProcess extends Running {
  operatorUrl: string;
}

const script = fileURLToPath(new URL("process.ts", import.meta.url));

export async function startBookings(
  processEnvironment: ProcessEnvironment,
  more: Record<string, string> = {},
): Promise<BookingsProcess> {
  const [port, operatorPort] = [await freePort(), await freePort()];
  const ports = { SCHEDULING_PORT: String(port), OPERATOR_PORT: String(operatorPort) };
  const environment = { DESK_PORT: "9", ...processEnvironment.environment, ...ports, ...more };
  const url = `http://127.0.0.1:${port}`;
  const running = await startProgram({ script, words: ["start"], environment, url });
  return { ...running, operatorUrl: `http://127.0.0.1:${operatorPort}` };
}
