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

Open this link within ${proofHours.verify / 24} days, in a browser where you are signed in, to
confirm that it is yours:

${link}

If it was not you, ignore this mail.
`,
  };
}

export function takenAddressMail({ to, productName, link }: MailInput): Mail {
  return {
    to,
    link,
    subject: `You already have an account at ${productName}`,
    text: `Someone, hopefully you, tried to use this address for another account of ${productName}.
It already has an account, so nothing was changed. Sign in to it here:

${link}

If it was not you, ignore this mail.
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
    subject: `Request to change your address at ${productName}`,
    text: `Someone, hopefully you, asked to use another address for your account at ${productName}:

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
    subject: `Your address at ${productName} has changed`,
    text: `Your account at ${productName} now has another address:

${email}

If it was you, ignore this mail. If it was not, open this link before ${end} UTC. You get
your former address back, we sign out all devices, and you choose a new password:

${link}
`,
  };
}
