import { createFetchTransport } from "@frontdesk/rest";
import { expect, it } from "vitest";
import { createOperator } from "./operator.ts";

it("operator client: sends the key to the admin listener, but not to the desk", async () => {
  const requests: [url: string, authorization: string | null][] = [];
  const transport = createFetchTransport(async (input, init) => {
    const { url, headers } = new Request(input, init);
    requests.push([url, headers.get("authorization")]);
    return Response.json([]);
  });
  await createOperator({ url: "http://door", key: "k", transport }).actions({ limit: 1 });
  const url = "http://desk/api/operator/scheduling";
  await createOperator({ url, isAtDesk: true, transport }).actions({ limit: 1 });
  expect(requests).toEqual([
    ["http://door/scheduling/operator/actions?limit=1", `Basic ${btoa(":k")}`],
    ["http://desk/api/operator/scheduling/actions?limit=1", null],
  ]);
});
