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
    subject: "Webhooks were paused in your Frontdesk account",
    text: `Whoever made these webhooks is no administrator of your account any more, or handed it
over, so they are paused and what they would be told waits, for thirty days:

${listed}

The account is

  ${nearestName(name)}

To take one over, give it a new secret, since the old one is known to whoever made it, and let it
go on:

  PUT /v1/${subdomain}/webhooks/${webhooks[0]!.id} {"paused": false, "secret": "…"}

Or delete it.
`,
  };
}
