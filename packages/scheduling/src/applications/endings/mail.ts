import type { Mail } from "@frontdesk/people/mail/mail";
import { nearestName } from "@frontdesk/server/names";
import type { Actor } from "../../parties/identity/identity.ts";

interface PausedMailInput {
  to: string;
  account: Pick<Actor["account"], "name" | "subdomain">;
  webhooks: readonly { id: number; name: string }[];
}

export function leaverMail({ to, account: { name, subdomain }, webhooks }: PausedMailInput): Mail {
  const listed = webhooks
    .map((webhook) => `  ${webhook.id}  ${nearestName(webhook.name)}`)
    .join("\n");
  return {
    to,
    subject: "We paused webhooks of your Frontdesk account",
    text: `The creator of these webhooks is no longer an administrator or the owner of your account,
so we paused them. Their payloads wait for thirty days:

${listed}

The account's name is:

  ${nearestName(name)}

To take over a webhook, resume it with a new secret. Its creator knows the old one:

  PUT /v1/${subdomain}/webhooks/${webhooks[0]!.id} {"paused": false, "secret": "…"}

Or delete the webhook.
`,
  };
}
