import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { resetMail } from "../mails.ts";
import { inConstantTime } from "../pages/constant-time.ts";
import { endedPage } from "../pages/ended.ts";
import { entered, problemsIn } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { hashPassword } from "../passwords/hash.ts";
import { problemOfPassword } from "../passwords/password.ts";
import { findPerson, findPersonOfEmail, lockPerson, type Person } from "../persons/store.ts";
import { personOfProof, resetToken, useProof } from "../proofs/proof.ts";
import { endSession, knowDevice, personOf } from "../sessions/session.ts";
import { forgetGuesses, type Guess, mayGuess, networkGuesses } from "../throttle/guesses.ts";
import { choosePassword } from "./choose.ts";
import { createdBefore, disown } from "./disown.ts";
import { forgotPage, resetPage } from "./page.ts";

const page = { schema: { hide: true }, config: { plain: true } };
const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function forgotRoutes(server: Server, context: PeopleContext): void {
  server.get("/forgot", page, async (request, reply) =>
    show(context, reply, forgotPage({ token: formToken(context, { request, reply }) })),
  );

  server.post("/forgot", page, async (request, reply) => {
    checkForm(context, request);
    const email = cleanEmail(entered(request.body, "email"));
    const again = { token: formToken(context, { request, reply }), email };
    if (!isEmail(email)) {
      const problem = "Please enter an address like ann@example.com.";
      return show(context, reply, forgotPage({ ...again, problem }));
    }
    const query = { email, address: request.callerAddress };
    const outcome = await inConstantTime(context, () => askForReset(context, query));
    if (outcome === "done") return reply.redirect("/check-mail", 303);
    return show(context, reply, forgotPage({ ...again, isThrottled: true }));
  });
}

export function resetRoutes(server: Server, context: PeopleContext): void {
  // Opening a link uses nothing up: mail scanners open links too.
  server.get("/reset/:token", secretPage, async (request, reply) => {
    const person = await findOwner(context, request.params.token);
    if (person === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply });
    const access = context.accessWords;
    const created = await createdBefore(context, person);
    return show(
      context,
      reply,
      resetPage({ token, email: person.email, access, newAccess: created }),
    );
  });

  server.post("/reset/:token", secretPage, async (request, reply) => {
    checkForm(context, request);
    const { token } = request.params;
    const person = await findOwner(context, token);
    if (person === undefined) return show(context, reply, endedPage());
    const { email } = person;
    const password = entered(request.body, "password");
    const created = await createdBefore(context, person);
    const choice = entered(request.body, "made");
    const problems = problemsIn({
      password: problemOfPassword(password, email),
      made:
        created === undefined || created.length === 0 || choice === "keep" || choice === "remove"
          ? undefined
          : "Please say whether this was you.",
    });
    if (problems !== undefined) {
      const again = {
        token: formToken(context, { request, reply }),
        email,
        problems,
        newAccess: created,
      };
      return show(context, reply, resetPage({ ...again, access: context.accessWords }));
    }
    const endsAccess = entered(request.body, "end_access") === "yes";
    const isDisowning = choice === "remove";
    const reset = { token, password, endsAccess, isDisowning };
    const personId = await resetPassword(context, reset);
    if (personId === undefined) return show(context, reply, endedPage());
    await knowDevice(context, personId, { request, reply });
    const signedIn = await personOf(context, request);
    if (signedIn !== undefined) await endSession(context, signedIn, reply);
    return reply.redirect("/sign-in?told=password", 303);
  });
}

async function findOwner({ db, now }: PeopleContext, token: string): Promise<Person | undefined> {
  const personId = await personOfProof(db, { token, purpose: "reset", now: now() });
  return personId === undefined ? undefined : await findPerson(db, personId);
}

/* The link works once; a second factor stays. */
const resetNames = ["resetsByAccountAndNetwork", "resetsByAccountAndWiderNetwork"] as const;

async function askForReset(
  { db, now, keyring, post, publicUrl, productName }: PeopleContext,
  { email, address }: { email: string; address: string },
): Promise<"done" | "throttled"> {
  const account = email.toLowerCase();
  const guesses: Guess[] = [
    ...networkGuesses(["mailsByNetwork", "mailsByWiderNetwork"], address),
    ...networkGuesses(resetNames, address, account),
  ];
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  // The owner is in none of those networks, and must get the usual answer.
  if (!(await mayGuess(db, [["resetsByAccount", account]], now()))) return "done";
  const person = isEmail(email) ? await findPersonOfEmail(db, email) : undefined;
  if (person === undefined) return "done";
  await atomically(db, async (db) => {
    if ((await lockPerson(db, person.id)) === undefined) return;
    const token = await resetToken({ db, keyring }, { personId: person.id, now: now() });
    const link = `${publicUrl}/reset/${token}`;
    await post.send(db, resetMail({ to: person.email, productName, link }));
  });
  return "done";
}

interface Reset {
  token: string;
  password: string;
  endsAccess: boolean;
  /** A stranger made the objects. */
  isDisowning: boolean;
}

async function resetPassword(
  context: PeopleContext,
  { token, password, endsAccess, isDisowning }: Reset,
): Promise<string | undefined> {
  const { db, now } = context;
  const hash = await hashPassword(password, context.passwordCost);
  return await atomically(db, async (db) => {
    const provedId = await useProof(db, { token, purpose: "reset", now: now() });
    if (provedId === undefined) return undefined;
    // A confirmation since then proves that the person made the objects.
    const isFirst = (await findPerson(db, provedId))?.emailVerifiedAt === null;
    const personId =
      isDisowning && isFirst ? await disown({ ...context, db }, db, provedId) : provedId;
    const chosen = await choosePassword(context, db, { personId, hash, byMail: true });
    if (chosen === undefined) return undefined;
    const { person } = chosen;
    // Strangers' guesses must not block the new password, on any device.
    const account = person.email.toLowerCase();
    await forgetGuesses(db, [
      ["passwordsByAccount", account],
      ["resetsByAccount", account],
    ]);
    if (chosen.isFirst) {
      await context.onSignUp(db, { personId, email: person.email, name: person.name ?? "" });
    }
    if (endsAccess) await context.lifecycleHooks.endAccess(db, personId);
    return personId;
  });
}
