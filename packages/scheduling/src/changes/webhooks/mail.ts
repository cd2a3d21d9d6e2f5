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
    text: `This webhook has taken nothing for three days:

  ${id}  ${name}

It is tried once an hour from now on, until it takes something again. What it was to be told is
listed, with what came of each attempt, at

  GET /v1/${subdomain}/webhooks/${id}/queue

Nothing is kept for longer than thirty days.
`,
  };
}
