import { basic } from "../test/shop.ts";
import type { Operation } from "./plan.ts";
import type { StockEntry } from "./stock.ts";

/** Minor units: small, so that a stock lasts. */
export const operationAmount = 100;
export const pageSize = 50;

export function requestOf(operation: Operation, key: string): (location: StockEntry) => string {
  const fields = `Host: bench\r\nAuthorization: ${basic(key)}\r\nAccept: application/json\r\n`;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${fields}\r\n`;
  const post = (path: string, body: string) =>
    `POST ${path} HTTP/1.1\r\n${fields}Content-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  switch (operation) {
    case "authorize":
      return ({ merchantId, id }) =>
        post(
          `/merchants/${merchantId}/transactions`,
          `{"transactionId":"${id}","currency":"EUR","amount":${operationAmount}}`,
        );
    case "capture":
    case "refund":
      return ({ id }) => post(`/transactions/${id}/${operation}s`, `{"amount":${operationAmount}}`);
    case "get":
      return ({ id }) => get(`/transactions/${id}`);
    case "list":
      return ({ merchantId }) => get(`/merchants/${merchantId}/transactions?limit=${pageSize}`);
    case "balance":
      return ({ merchantId }) => get(`/merchants/${merchantId}`);
    case "lines":
      return ({ merchantId }) => get(`/merchants/${merchantId}/lines?limit=${pageSize}`);
    case "empty":
      return () => get("/empty");
  }
}
