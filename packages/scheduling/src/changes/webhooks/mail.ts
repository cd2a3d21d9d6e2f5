import type { Mail } from "@frontdesk/people/mail/mail";

interface Failing {
  to: string;
  id: number;
  name: string;
  subdomain: string;
}

export function failingMail({ to, id, name, subdomain }: Failing): Mail {
  return {
    to,
    subject: "A webhook of your Frontdesk account has failed for three days",
    text: `This webhook has accepted no delivery for three days:

  ${id}  ${name}

We now try once an hour until it accepts a delivery again. See the queue and every attempt at

  GET /v1/${subdomain}/webhooks/${id}/queue

We keep undelivered payloads for thirty days.
`,
  };
}
