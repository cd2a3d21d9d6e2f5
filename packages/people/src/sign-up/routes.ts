import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import type { PeopleContext } from "../context.ts";
import { inConstantTime } from "../pages/constant-time.ts";
import { entered, problemsIn } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { safePath } from "../pages/safe-path.ts";
import { problemOfPassword } from "../passwords/password.ts";
import { problemOfName } from "../persons/person.ts";
import { personOf } from "../sessions/session.ts";
import { checkMailPage, signUpPage } from "./page.ts";
import { signUp } from "./sign-up.ts";

const page = { schema: { hide: true }, config: { plain: true } };

export function signUpRoutes(server: Server, context: PeopleContext): void {
  server.get("/sign-up", page, async (request, reply) => {
    const next = safePath(entered(request.query, "next"));
    const person = await personOf(context, request);
    if (person !== undefined) return reply.redirect(next ?? context.home, 303);
    const token = formToken(context, { request, reply });
    return show(context, reply, signUpPage({ token, next }));
  });

  server.post("/sign-up", page, async (request, reply) => {
    checkForm(context, request);
    const { body } = request;
    const next = safePath(entered(body, "next"));
    const email = cleanEmail(entered(body, "email"));
    const name = onOneLine(entered(body, "name"));
    const password = entered(body, "password");
    const problems = problemsIn({
      name: problemOfName(name),
      email: isEmail(email) ? undefined : "Please enter an address like ann@example.com.",
      password: problemOfPassword(password, email),
    });
    const again = { token: formToken(context, { request, reply }), next, email, name };
    if (problems !== undefined) {
      return show(context, reply, signUpPage({ ...again, problems }));
    }
    const input = { email, name, password, address: request.callerAddress, next };
    const outcome = await inConstantTime(context, () => signUp(context, input));
    if (outcome === "throttled") {
      return show(context, reply, signUpPage({ ...again, isThrottled: true }));
    }
    return reply.redirect("/check-mail", 303);
  });

  server.get("/check-mail", page, async (_request, reply) =>
    show(context, reply, checkMailPage(context.post.isFolder)),
  );
}
