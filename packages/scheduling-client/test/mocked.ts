import { createMockTransport, type MockReply, type MockTransport } from "@frontdesk/rest";
import { type ClientOptions, createClient, type SchedulingClient } from "../src/client.ts";

export function report(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): MockReply {
  return { statusCode: status, headers, body: JSON.stringify(body) };
}

export const reject = (error: string) => ({ error, error_description: "What is wrong" });

export interface MockedClient {
  client: SchedulingClient;
  requests: MockTransport["requests"];
  /** Method, path and query of each request. */
  asked(): string[];
}

export function clientOf(
  replies: Parameters<typeof createMockTransport>[0],
  options: Partial<ClientOptions> = {},
): MockedClient {
  const transport = createMockTransport(replies);
  const address = "https://scheduling.example.com";
  const client = createClient({ url: address, retries: 0, transport, ...options });
  return {
    client,
    requests: transport.requests,
    asked: () =>
      transport.requests.map(({ method, url }) => `${method} ${url.slice(address.length)}`),
  };
}
