/*
 * Persons sign up and sign in here, for every service alike. Services ask who a request comes
 * from, and build their own pages with the same parts.
 */
import type { Database } from "@frontdesk/database/database";
import type { Html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressRoutes } from "./address-changes/routes.ts";
import { type Made, makeAssertion, type Saying } from "./assertions/make.ts";
import { type PersonStanding, standingOf } from "./assertions/standing.ts";
import { leadToDesk, requireVisitor, visitorOf } from "./assertions/visitor.ts";
import { createAttendants, type Erasing } from "./attending/attending.ts";
import type { PeopleContext } from "./context.ts";
import { erasePerson } from "./erase.ts";
import { joinRoutes } from "./joining/routes.ts";
import { endLost, type Report, reportLost } from "./lost-factors/lose.ts";
import { objectionRoutes } from "./lost-factors/routes.ts";
import type { LostFactor } from "./lost-factors/store.ts";
import { ownAddressRoutes } from "./me/address-routes.ts";
import { hasPresentPassword } from "./me/prove.ts";
import { meRoutes } from "./me/routes.ts";
import { ownFactorRoutes } from "./me/second-factor-routes.ts";
import { type ProposedFactor, proposeFactor, turnOn } from "./me/turn-on.ts";
import { usualAnswerMs } from "./pages/constant-time.ts";
import { limitForms } from "./pages/form-limit.ts";
import { checkForm, formToken } from "./pages/form-token.ts";
import { layout, type Page, type Shown, show } from "./pages/layout.ts";
import { speakHtml } from "./pages/scope.ts";
import { stylesheetRoute } from "./pages/stylesheet.ts";
import { type Cost, usualCost } from "./passwords/hash.ts";
import type { Claim } from "./passwords/prove.ts";
import { removeEndedChanges } from "./persons/address-changes.store.ts";
import { removeExpiredProofs } from "./proofs/store.ts";
import { forgotRoutes, resetRoutes } from "./resets/routes.ts";
import type { SignedIn } from "./sessions/session.ts";
import { removeExpiredSessions } from "./sessions/store.ts";
import { proveAgain } from "./sign-in/prove-again.ts";
import { secondFactorRoutes, signInRoutes } from "./sign-in/routes.ts";
import { checkPassword } from "./sign-in/sign-in.ts";
import { type StepUp, stepUp } from "./sign-in/step-up.ts";
import { signUpRoutes } from "./sign-up/routes.ts";
import { removeExpiredGuesses } from "./throttle/store.ts";
import { verificationRoutes } from "./verifications/routes.ts";

export type { SignedIn };

type Optional = "accessWords" | "attendants" | "isAtDesk" | "home" | "navigation" | "onSignUp";

/** `onSignUp` runs in the transaction of a person's first password, unless they were invited. */
export type PeopleOptions = Omit<PeopleContext, Optional | "passwordCost" | "answerMs"> &
  Partial<Pick<PeopleContext, Optional>> & {
    /** The usual one unless given. */
    passwordCost?: Cost | undefined;
    /** 250 unless given. */
    answerMs?: number | undefined;
  };

export interface People {
  /** Registers the pages for signing up and in, for one's own account, and their stylesheet. */
  signInRoutes(server: Server): void;
  /** Renders what goes wrong in a scope as a page. */
  pages(scope: Server): void;
  personOf(request: FastifyRequest): Promise<SignedIn | undefined>;
  /** Makes a service's assertion of the signed-in person; undefined when the session has ended. */
  makeAssertion(saying: Saying): Promise<Made | undefined>;
  /** Reads the signed-in person's standing; undefined when the session has ended. */
  standingOf(person: SignedIn): Promise<PersonStanding | undefined>;
  /** Proves the second factor in a session once more, by a code; counted as at the sign-in. */
  proveAgain(
    person: SignedIn,
    code: string,
  ): Promise<Date | "no factor" | "wrong" | "throttled" | "ended">;
  /** Makes a second factor for an app of somebody whose password was proved. */
  proposeFactor(person: SignedIn): Promise<ProposedFactor | undefined>;
  /** Turns it on by its first code; gives the backup codes. */
  turnFactorOn(person: SignedIn, code: string): Promise<string[] | undefined>;
  /** Whether a second factor was proved lately, or is by a code of a form; "" for none. */
  stepUp(person: SignedIn, code: string): Promise<StepUp>;
  /** Undefined when nobody is signed in; the reply then leads to the sign-in already. */
  requirePerson(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined>;
  /** Who has an address and a password, counted as a sign-in is. */
  checkPassword(
    claim: Claim,
  ): Promise<{ personId: string } | "wrong" | "throttled" | "second-factor">;
  /** Whether a form brought the present password of whoever is signed in, as `current`. */
  hasPresentPassword(
    person: SignedIn,
    request: FastifyRequest,
  ): Promise<"right" | "wrong" | "throttled">;
  /** What a form of a page carries as its field `form_token`. */
  formToken(request: FastifyRequest, reply: FastifyReply, person?: SignedIn): string;
  /** Refuses a form with 403 that does not come from a page of ours. */
  checkForm(request: FastifyRequest, person?: SignedIn): void;
  layout(page: Page): Html;
  show(reply: FastifyReply, page: Shown): FastifyReply;
  /**
   * Forgets a person; joins the caller's transaction. Refuses whoever alone owns something, unless
   * that is to be left without an owner.
   */
  erasePerson(db: Database, erasing: Erasing): Promise<void>;
  /** Tells somebody that their second factor is to be ended; joins the caller's transaction. */
  reportLostFactor(db: Database, report: Report): Promise<LostFactor>;
  /** Ends a factor 48 hours after that, and all sessions; joins the caller's transaction. */
  endLostFactor(db: Database, personId: string): Promise<void>;
  /** Removes what has expired; to be called every hour. */
  keepHouse(): Promise<void>;
}

export function createPeople(options: PeopleOptions): People {
  const context: PeopleContext = {
    accessWords: undefined,
    attendants: createAttendants(),
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
    standingOf: (person) => standingOf(context, person),
    proveAgain: (person, code) => proveAgain(context, person, code),
    proposeFactor: (person) => proposeFactor(context, person),
    turnFactorOn: (person, code) => turnOn(context, person, code),
    stepUp: (person, code) => stepUp(context, person, code),
    requirePerson: (request, reply) => requireVisitor(context, request, reply),
    checkPassword: (claim) => checkPassword(context, claim),
    hasPresentPassword: (person, request) => hasPresentPassword(context, person, request),
    formToken: (request, reply, person) => formToken(context, { request, reply }, person),
    checkForm: (request, person) => checkForm(context, request, person),
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
  meRoutes(server, context);
  ownFactorRoutes(server, context);
  ownAddressRoutes(server, context);
  addressRoutes(server, context);
}
