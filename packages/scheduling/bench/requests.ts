import type { AnswerKind } from "@frontdesk/server/bench/load";
import { firstDay, fullWeek, minutes, type Spot } from "./agenda.ts";
import type { Operation } from "./plan.ts";
import type { SeededAccount } from "./seed.ts";

export const reportEnds = { "report-90-days": "2027-04-03", "report-year": "2028-01-03" } as const;

export function kindOf(operation: Operation): AnswerKind {
  return operation === "clash" ? "4" : "2";
}

export function requestOf(
  operation: Operation,
  { token, subdomain }: Pick<SeededAccount, "token" | "subdomain">,
): (spot: Spot) => string {
  const fields = `Host: bench\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n`;
  const get = (path: string) => `GET /v1/${subdomain}${path} HTTP/1.1\r\n${fields}\r\n`;
  const { start_date: from, end_date: to } = fullWeek;
  switch (operation) {
    case "list-week":
      return () => get(`/bookings?start_date=${from}&end_date=${to}&limit=1000`);
    case "report-90-days":
    case "report-year": {
      const range = `start_date=${firstDay}&end_date=${reportEnds[operation]}`;
      return () => get(`/reports/resources?${range}`);
    }
    default:
      return ({ resourceId, startDate, endDate, startTime }) => {
        const body = JSON.stringify({
          resource_id: resourceId,
          start_date: startDate,
          end_date: endDate,
          duration: minutes,
          ...(startTime !== null && { start_time: startTime }),
        });
        return (
          `POST /v1/${subdomain}/bookings HTTP/1.1\r\n${fields}` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
        );
      };
  }
}
