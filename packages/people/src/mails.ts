// An unexpected mail tells its reader what to do.

import type { NewAccess } from "./lifecycle-hooks/new-access.ts";
import type { Mail } from "./mail/mail.ts";
import { quoted } from "./mail/quoted.ts";
import { proofHours } from "./proofs/proof.ts";

export const objectionDays = 7;

interface BasicMail {
  to: string;
  productName: string;
  link: string;
}

export function verificationMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `Confirm your address for ${productName}`,
    text: `Someone, hopefully you, gave this address to ${productName}.

Open this link within ${proofHours.verify / 24} days to confirm that it is yours:

${link}

If it was not you, you need not do anything.
`,
  };
}

export function resetMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `Choose a password for ${productName}`,
    text: `Someone, hopefully you, wants to choose a new password for ${productName}.

Open this link within ${proofHours.reset} hour to do so:

${link}

If it was not you, you need not do anything: your password stays as it is.
`,
  };
}

export function existingAccountMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `You are known to ${productName} already`,
    text: `Someone, hopefully you, wanted to sign up for ${productName} with this address.
It is known already, so nothing was changed.

If you do not remember your password, or never chose one, open this link within
${proofHours.reset} hour to choose one:

${link}

If it was not you, you need not do anything.
`,
  };
}

interface ChangeMail extends BasicMail {
  what: string;
  access?: NewAccess;
}

export function changeMail({ to, productName, link, what, access }: ChangeMail): Mail {
  return {
    to,
    link,
    subject: `${what} for ${productName}`,
    text: `${what} for ${productName}.
${access === undefined ? "" : accessText(access)}
If it was not you, choose a new password at once:

${link}
`,
  };
}

function accessText({ ended, kept }: NewAccess): string {
  const lines = (title: string, list: readonly string[]) =>
    list.length === 0 ? "" : `\n${title}\n\n${list.map((line) => `- ${line}\n`).join("")}`;
  return (
    lines("This newer access ended with it:", ended) +
    lines("This access is a few days older and stays. End it if it is not yours:", kept)
  );
}

export function newFactorMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `The second factor was turned on for ${productName}`,
    text: `The second factor was turned on for ${productName}.

If it was you, you need not do anything. If it was not you, open this link within ${objectionDays}
days. It ends the second factor, signs out all devices and ends your password:

${link}
`,
  };
}

interface LostFactorMail extends BasicMail {
  requester: string;
  dueAt: Date;
}

export function lostFactorMail({ to, productName, link, requester, dueAt }: LostFactorMail): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    link,
    subject: `Your second factor for ${productName} is about to be ended`,
    text: `An operator of ${productName} was told that you lost your second factor and the backup
codes, and asked to end it. This is who asked:

${quoted(requester)}

From ${due} UTC on it may be ended. All your sessions end then, and signing in takes the password
alone.

If you asked for it, you need not do anything. If you did not, sign in with your second factor, or
open this link to object:

${link}
`,
  };
}
