import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Context } from "../core/context.ts";
import type { Scope } from "../core/rights.ts";
import { scopePhrases } from "../core/scopes.ts";

interface GrantMailInput {
  to: string;
  name: string;
  scopes: readonly Scope[];
}

type Post = Pick<Context, "db" | "post" | "settings">;

export async function mailAboutConsent(context: Post, input: GrantMailInput): Promise<void> {
  await tell(context, input, {
    what: "New access for an application",
    intro: "You allowed an application to act on your behalf. Its name is:",
    path: "/me/applications",
  });
}

export async function mailAboutToken(context: Post, input: GrantMailInput): Promise<void> {
  await tell(context, input, {
    what: "New personal token",
    intro: "You created a personal token. Programs can use it to act on your behalf. Its name is:",
    path: "/developers/tokens",
  });
}

interface Words {
  what: string;
  intro: string;
  path: string;
}

async function tell(
  { db, post, settings }: Post,
  input: GrantMailInput,
  words: Words,
): Promise<void> {
  const link = `${settings.deskUrl ?? settings.publicUrl}${words.path}`;
  await post.send(db, mailOf(input, { ...words, link }));
}

function mailOf(
  { to, name, scopes }: GrantMailInput,
  { what, intro, link }: Words & { link: string },
): Mail {
  const points = scopePhrases(scopes).map((phrase) => `- ${phrase}`);
  return {
    to,
    link,
    subject: `${what} in Frontdesk`,
    text: `${intro}

${quoted(name)}

It can:

${points.join("\n")}

If it was not you, revoke it here and choose a new password:

${link}
`,
  };
}
