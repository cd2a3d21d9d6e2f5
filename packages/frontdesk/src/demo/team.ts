// Through mailed invitations.
import { randomUUID } from "node:crypto";
import type { CallingApp } from "@frontdesk/payments/parties/identity/identity";
import { inviteUser } from "@frontdesk/payments/parties/merchants/users/invite";
import type { PeopleContext } from "@frontdesk/people/context";
import { findInvited, join } from "@frontdesk/people/joining/join";
import { hashPassword, usualCost } from "@frontdesk/people/passwords/hash";
import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { signUp } from "@frontdesk/people/sign-up/sign-up";
import { verify } from "@frontdesk/people/verifications/verify";
import { inviteMember } from "@frontdesk/scheduling/lifecycle/members/invite";
import type { Actor } from "@frontdesk/scheduling/parties/identity/identity";
import { addressOf, owner, staff } from "./cast.ts";
import { mailedToken, type Past } from "./parts.ts";

export async function signOwnerUp(past: Past): Promise<string> {
  const people = peopleOf(past);
  const { email, name, password } = owner;
  const entered = { email, name, password, address: "127.0.0.1", next: undefined };
  if ((await signUp(people, entered)) !== "done") throw new Error(`the sign-up of ${email} failed`);
  await verify(people, mailedToken(past, email));
  return (await findPersonOfEmail(past.payments.db, email))!.id;
}

export async function accept(
  past: Past,
  { email, name, password }: Record<"email" | "name", string> & { password: string | undefined },
): Promise<void> {
  const people = peopleOf(past);
  const token = mailedToken(past, email);
  const invited = await findInvited(people, token);
  // The person would reset it by mail.
  const hash = await hashPassword(password ?? randomUUID(), usualCost);
  await join(people, { token, name, hash: invited?.hasPassword === true ? undefined : hash });
}

interface DemoTeam {
  shop: { merchantId: string; app: CallingApp } | undefined;
  studio: Actor | undefined;
}

export async function hire(
  past: Past,
  { shop, studio }: DemoTeam,
  { domain, password }: { domain: string; password: string | undefined },
): Promise<void> {
  for (const { name, role, permissions } of staff) {
    const email = addressOf({ name }, domain);
    const person = { email, name, password };
    if (shop !== undefined) {
      const { merchantId, app: caller } = shop;
      await inviteUser(past.payments, { caller, merchantId, email, role });
      await accept(past, person);
    }
    if (studio !== undefined) {
      const [first_name = "", last_name = ""] = name.split(" ");
      const body = { email, first_name, last_name, permissions };
      await inviteMember(past.scheduling, studio, body);
      await accept(past, person);
    }
  }
}

function peopleOf({ payments, scheduling, agenda }: Past): PeopleContext {
  const { db, log, post, settings, lifecycleHooks } = payments;
  return {
    db,
    log,
    post,
    now: agenda.now,
    keyring: scheduling.keyring,
    passwordCost: usualCost,
    answerMs: 0,
    publicUrl: settings.publicUrl,
    isAtDesk: false,
    productName: "Frontdesk",
    home: "/",
    navigation: [],
    accessWords: undefined,
    lifecycleHooks,
    onSignUp: async () => {},
  };
}
