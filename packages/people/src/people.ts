/* Sign-up and sign-in for every service. */
import type { Database } from "@frontdesk/database/database";
import type { Html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressRoutes } from "./address-changes/routes.ts";
import {
  type AssertionResult,
  makeAssertion,
  type Saying,
  type SessionFacts,
  sessionFactsOf,
} from "./assertions/make.ts";
import { leadToDesk, requireVisitor, visitorOf } from "./assertions/visitor.ts";
import type { PeopleContext } from "./context.ts";
import { erasePerson } from "./erase.ts";
import { factorObjectionRoutes } from "./factor-objections/routes.ts";
import { joinRoutes } from "./joining/routes.ts";
import { createHookRegistry, type Erasing } from "./lifecycle-hooks/hooks.ts";
import { endLost, type Report, reportLost } from "./lost-factors/lose.ts";
import { objectionRoutes } from "./lost-factors/routes.ts";
import type { LostFactor } from "./lost-factors/store.ts";
import { objectionMs } from "./mails.ts";
import { ownAddressRoutes } from "./me/address-routes.ts";
import { enableFactor, type ProposedFactor, proposeFactor } from "./me/enable.ts";
import { hasPresentPassword } from "./me/prove.ts";
import { meRoutes } from "./me/routes.ts";
import { ownFactorRoutes } from "./me/second-factor-routes.ts";
import { usualAnswerMs } from "./pages/constant-time.ts";
import { limitForms } from "./pages/form-limit.ts";
import { checkForm, formToken, isOfOtherSession } from "./pages/form-token.ts";
import { layout, type Page, type RenderedPage, show } from "./pages/layout.ts";
import { speakHtml } from "./pages/scope.ts";
import { stylesheetRoute } from "./pages/stylesheet.ts";
import { type Cost, usualCost } from "./passwords/hash.ts";
import type { Lease } from "./passwords/prove.ts";
import { removeEndedChanges } from "./persons/address-changes.store.ts";
import { removeExpiredProofs } from "./proofs/store.ts";
import { forgotRoutes, resetRoutes } from "./resets/routes.ts";
import { removeOldFactors } from "./second-factors/ended.store.ts";
import type { SignedIn } from "./sessions/session.ts";
import { removeExpiredSessions } from "./sessions/store.ts";
import { secondFactorRoutes, signInRoutes } from "./sign-in/routes.ts";
import { checkPassword } from "./sign-in/sign-in.ts";
import { proveAgain, type StepUp, stepUp } from "./sign-in/step-up.ts";
import { signUpRoutes } from "./sign-up/routes.ts";
import { removeExpiredGuesses } from "./throttle/store.ts";
import { verificationRoutes } from "./verifications/routes.ts";

export type { SignedIn };

type Optional = "accessWords" | "lifecycleHooks" | "isAtDesk" | "home" | "navigation" | "onSignUp";

/** `onSignUp` runs in the transaction of a person's first password, except after an invitation. */
export type PeopleOptions = Omit<PeopleContext, Optional | "passwordCost" | "answerMs"> &
  Partial<Pick<PeopleContext, Optional>> & {
    passwordCost?: Cost | undefined;
    answerMs?: number | undefined;
  };

export interface People {
  signInRoutes(server: Server): void;
  pages(scope: Server): void;
  personOf(request: FastifyRequest): Promise<SignedIn | undefined>;
  makeAssertion(saying: Saying): Promise<AssertionResult | undefined>;
  sessionFactsOf(person: SignedIn): Promise<SessionFacts | undefined>;
  /** Has the limits of the sign-in. */
  proveAgain(
    person: SignedIn,
    code: string,
  ): Promise<Date | "no factor" | "wrong" | "throttled" | "ended">;
  proposeFactor(person: SignedIn): Promise<ProposedFactor | undefined>;
  turnFactorOn(person: SignedIn, code: string): Promise<string[] | undefined>;
  stepUp(person: SignedIn, code: string): Promise<StepUp>;
  /**
   * Undefined for an anonymous visitor; the reply then redirects to the sign-in, and from there to
   * `next`.
   */
  requirePerson(
    request: FastifyRequest,
    reply: FastifyReply,
    next?: string,
  ): Promise<SignedIn | undefined>;
  checkPassword(
    credentials: Lease,
  ): Promise<{ personId: string } | "wrong" | "throttled" | "second-factor">;
  hasPresentPassword(
    person: SignedIn,
    request: FastifyRequest,
  ): Promise<"right" | "wrong" | "throttled">;
  formToken(request: FastifyRequest, reply: FastifyReply, person?: SignedIn): string;
  checkForm(request: FastifyRequest, person?: SignedIn): void;
  isOfOtherSession(request: FastifyRequest, person: SignedIn): boolean;
  layout(page: Page): Html;
  show(reply: FastifyReply, page: RenderedPage): FastifyReply;
  /**
   * Joins the caller's transaction. Refuses a sole owner, unless the objects may stay without an
   * owner.
   */
  erasePerson(db: Database, erasing: Erasing): Promise<void>;
  /** Joins the caller's transaction. */
  reportLostFactor(db: Database, report: Report): Promise<LostFactor>;
  /** Possible 48 hours after the report. Joins the caller's transaction. */
  endLostFactor(db: Database, personId: string): Promise<void>;
  /** Removes expired rows; call it every hour. */
  keepHouse(): Promise<void>;
}

export function createPeople(options: PeopleOptions): People {
  const context: PeopleContext = {
    accessWords: undefined,
    lifecycleHooks: createHookRegistry(),
    isAtDesk: false,
    home: "/me",
    navigation: [],
    onSignUp: async () => {},
    ...options,
    passwordCost: options.passwordCost ?? usualCost,
    answerMs: options.answerMs ?? usualAnswerMs,
  };
  const { db, now } = context;
  return {
    signInRoutes: (server) => {
      const register = context.isAtDesk ? leadToDesk : registerPages;
      server.register(async (scope) => register(scope, context));
    },
    pages: (scope) => speakHtml(scope, context),
    personOf: (request) => visitorOf(context, request),
    makeAssertion: (saying) => makeAssertion(context, saying),
    sessionFactsOf: (person) => sessionFactsOf(context, person),
    proveAgain: (person, code) => proveAgain(context, person, code),
    proposeFactor: (person) => proposeFactor(context, person),
    turnFactorOn: (person, code) => enableFactor(context, person, code),
    stepUp: (person, code) => stepUp(context, person, code),
    requirePerson: (request, reply, next) => requireVisitor(context, { request, reply, next }),
    checkPassword: (credentials) => checkPassword(context, credentials),
    hasPresentPassword: (person, request) => hasPresentPassword(context, person, request),
    formToken: (request, reply, person) => formToken(context, { request, reply }, person),
    checkForm: (request, person) => checkForm(context, request, person),
    isOfOtherSession: (request, person) => isOfOtherSession(context, request, person),
    layout: (page) => layout(context, page),
    show: (reply, page) => show(context, reply, page),
    erasePerson: (db, erasing) => erasePerson(context, db, erasing),
    reportLostFactor: (db, report) => reportLost(context, db, report),
    endLostFactor: (db, personId) => endLost(context, db, personId),
    keepHouse: async () => {
      await removeExpiredSessions(db, now());
      await removeExpiredProofs(db, now());
      await removeExpiredGuesses(db, now());
      await removeEndedChanges(db, now());
      await removeOldFactors(db, new Date(now().getTime() - objectionMs));
    },
  };
}

function registerPages(server: Server, context: PeopleContext): void {
  speakHtml(server, context);
  limitForms(server, context);
  stylesheetRoute(server);
  signUpRoutes(server, context);
  signInRoutes(server, context);
  secondFactorRoutes(server, context);
  forgotRoutes(server, context);
  resetRoutes(server, context);
  verificationRoutes(server, context);
  joinRoutes(server, context);
  objectionRoutes(server, context);
  factorObjectionRoutes(server, context);
  meRoutes(server, context);
  ownFactorRoutes(server, context);
  ownAddressRoutes(server, context);
  addressRoutes(server, context);
}
