import type { Server } from "@frontdesk/server/server";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { inConstantTime } from "../pages/constant-time.ts";
import { endedPage } from "../pages/ended.ts";
import { entered, problemsIn } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { problemOfPassword } from "../passwords/password.ts";
import { findPerson, type Person } from "../persons/store.ts";
import { personOfProof } from "../proofs/proof.ts";
import { endSession, knowDevice, personOf } from "../sessions/session.ts";
import { createdBefore } from "./disown.ts";
import { forgotPage, resetPage } from "./page.ts";
import { askForReset, resetPassword } from "./reset.ts";

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
