import type { Mail } from "../mail/mail.ts";
import { proofHours } from "../proofs/proof.ts";

interface MailInput {
  to: string;
  productName: string;
  link: string;
}

export function newAddressMail({ to, productName, link }: MailInput): Mail {
  return {
    to,
    link,
    subject: `Confirm your new address for ${productName}`,
    text: `Someone, hopefully you, wants to use this address for ${productName}.

Open this link within ${proofHours.verify / 24} days, in the browser in which you are signed in, to
confirm that it is yours:

${link}

If it was not you, you need not do anything.
`,
  };
}

export function takenAddressMail({ to, productName, link }: MailInput): Mail {
  return {
    to,
    link,
    subject: `You are known to ${productName} already`,
    text: `Someone, hopefully you, wanted to use this address for another account of ${productName}.
It has an account already, so nothing was changed. Sign in to that one here:

${link}

If it was not you, you need not do anything.
`,
  };
}

export function changeRequestedMail({
  to,
  productName,
  link,
  email,
}: MailInput & { email: string }): Mail {
  return {
    to,
    link,
    subject: `Another address was asked for at ${productName}`,
    text: `Someone, hopefully you, asked to use another address for your account of ${productName}:

${email}

If it was you, open the link in the mail there. If it was not, open this link to object, and choose
a new password:

${link}
`,
  };
}

interface AddressMailInput extends MailInput {
  email: string;
  endsAt: Date;
}

export function addressChangedMail({
  to,
  productName,
  link,
  email,
  endsAt,
}: AddressMailInput): Mail {
  const end = endsAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    link,
    subject: `Your address at ${productName} was changed`,
    text: `Your account of ${productName} has another address now:

${email}

If it was you, you need not do anything. If it was not, open this link before ${end} UTC. You get
your former address back, all devices are signed out, and you choose a new password:

${link}
`,
  };
}
