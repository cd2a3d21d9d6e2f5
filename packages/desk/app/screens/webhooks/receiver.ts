/** docs/payment-webhooks.md shows the same code. */
export const receiver = `import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { verifyWebhook } from "@frontdesk/payments-client/webhook";

const receiver = createServer(async (request, response) => {
  try {
    const received = { headers: request.headers, body: await text(request) };
    const event = await verifyWebhook({ ...received, secrets: [process.env.SECRET] });
    console.log("told", event.type, event.data.transaction?.id ?? "");
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(400).end(error.message);
  }
});
receiver.listen(3000);
`;

export const installation = "npm install @frontdesk/payments-client";
