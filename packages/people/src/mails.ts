// An unexpected mail tells its reader what to do.

import type { NewAccess } from "./lifecycle-hooks/new-access.ts";
import type { Mail } from "./mail/mail.ts";
import { quoted } from "./mail/quoted.ts";
import { proofHours } from "./proofs/proof.ts";

export const objectionDays = 7;
export const objectionMs = objectionDays * 24 * 60 * 60 * 1000;

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
    text: `Someone, hopefully you, entered this address at ${productName}.

Open this link within ${proofHours.verify / 24} days to confirm that it is yours:

${link}

If it was not you, ignore this mail.
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

If it was not you, ignore this mail: your password stays the same.
`,
  };
}

export function existingAccountMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `You already have an account at ${productName}`,
    text: `Someone, hopefully you, tried to sign up for ${productName} with this address.
It already has an account, so nothing was changed.

If you forgot your password, or never chose one, open this link within
${proofHours.reset} hour to choose one:

${link}

If it was not you, ignore this mail.
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
If it was not you, choose a new password now:

${link}
`,
  };
}

function accessText({ ended, kept }: NewAccess): string {
  const lines = (title: string, list: readonly string[]) =>
    list.length === 0 ? "" : `\n${title}\n\n${list.map((line) => `- ${line}\n`).join("")}`;
  return (
    lines("This newer access ended with it, and roles are what they were:", ended) +
    lines("This is a few days older and stays. Change it if it is not yours:", kept)
  );
}

export function newFactorMail({ to, productName, link }: BasicMail): Mail {
  return {
    to,
    link,
    subject: `Second factor turned on for ${productName}`,
    text: `Second factor turned on for ${productName}.

If it was you, ignore this mail. If it was not you, open this link within ${objectionDays}
days. The link turns off the second factor, signs out all devices and removes your password:

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
    subject: `${productName} will soon turn off your second factor`,
    text: `An operator of ${productName} received a report that you lost your second factor and
your backup codes. Reported by:

${quoted(requester)}

The operator can turn off the second factor from ${due} UTC. All your sessions then end, and you
sign in with your password only.

If you asked for this, ignore this mail. If you did not, sign in with your second factor, or
open this link to object:

${link}
`,
  };
}
