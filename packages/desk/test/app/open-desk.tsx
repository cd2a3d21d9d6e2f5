import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { hearTime, keepZone } from "../../app/api/clock.ts";
import type { Places, Session } from "../../app/api/desk.ts";
import { HereContext } from "../../app/api/workspace.ts";
import { RefusalBar } from "../../app/components/refusal-bar.tsx";
import { UndoBar } from "../../app/components/undo-bar.tsx";
import { laterWords, loadWords } from "../../app/locales/languages.ts";
import { SpokenContext } from "../../app/locales/words.ts";
import { createDeskRouter } from "../../app/router.tsx";
import { theme } from "../../app/theme.ts";

// Only against hangs: modules load during a test. Visibility needs the computed style of every
// ancestor.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

type Body = Record<string, unknown>;

/**
 * By method and path below the account. A function gets the request's body and headers; a
 * `Response` is sent as it is. Without an answer, reads get an empty list.
 */
export type Answers = Record<string, unknown>;

const accountPath = "/api/scheduling/v1/studio";

export function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers });
}

const session: Session = {
  person: { id: "olga", email: "olga@example.com", name: "Olga", emailVerified: true },
  hasSecondFactor: false,
  provedAt: null,
  isOperator: false,
};

const account = {
  id: 1,
  subdomain: "studio",
  name: "Studio",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  weekStart: null,
  isOwner: true,
  isAdministrator: true,
};

type Right = "none" | "view" | "manage_own" | "manage_all";

const winter = [{ at: "2016-01-01T00:00:00.000Z", offset: 60 }];

function places({ right = "manage_all", rights, now, ...more }: PartInput): Places {
  const { transitions = winter, firstSteps = false } = more;
  const all = { bookings: right, clients: right, projects: right, resources: right };
  const zone = { iana: account.iana, transitions: [...transitions] };
  const own = { ...account, rights: { ...all, ...rights, reports: "view" as const } };
  const workspace = { id: "1", name: account.name, merchant: null, account: own, zone, firstSteps };
  return { now: now ?? "2026-11-23T08:00:00.000Z", places: [workspace], away: [] };
}

interface PartInput {
  answers: Answers;
  right?: Right;
  rights?: Partial<Record<"bookings" | "clients" | "projects" | "resources", Right>>;
  isPhone?: boolean;
  now?: string | undefined;
  firstSteps?: boolean;
  /** Offsets of the account's zone. */
  transitions?: readonly { at: string; offset: number }[] | undefined;
}

interface OpenInput extends PartInput {
  path: string;
}

export interface OpenedDesk {
  user: ReturnType<typeof userEvent.setup>;
  /** Requests other than reads: method and path, and the body. */
  changes: [request: string, body: Body][];
}

export async function openDesk(input: OpenInput): Promise<OpenedDesk> {
  const { path, answers, isPhone = false } = input;
  const read = { "GET /session": session, "GET /api/places": places(input) };
  const changes = answerRequests({ ...read, ...answers });
  history.replaceState(null, "", path);
  const { user } = await renderInEnglish(<RouterProvider router={createDeskRouter()} />, isPhone);
  return { user, changes };
}

/** Renders a part of a screen in a workspace, with the bars of undo and refusals. */
export async function openPart(part: ReactNode, input: PartInput): Promise<OpenedDesk> {
  const { answers, isPhone = false } = input;
  const changes = answerRequests(answers);
  const {
    now,
    places: [workspace],
  } = places(input);
  hearTime(now);
  keepZone(workspace!.zone);
  const here = { workspace: workspace!, session, screens: new Set(["services"]) };
  const component = () => (
    <HereContext value={here}>
      {part}
      <UndoBar />
      <RefusalBar />
    </HereContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  const { user } = await renderInEnglish(<RouterProvider router={router} />, isPhone);
  return { user, changes };
}

function answerRequests(answers: Answers): OpenedDesk["changes"] {
  const changes: OpenedDesk["changes"] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method = "GET", body } = init ?? {};
    const { pathname } = new URL(String(input), location.origin);
    const request = `${method} ${pathname.replace(accountPath, "")}`;
    const sent = typeof body === "string" ? (JSON.parse(body) as Body) : {};
    if (method !== "GET") changes.push([request, sent]);
    const reply = answers[request] ?? (method === "GET" ? [] : undefined);
    const headers = new Headers(init?.headers);
    const value = typeof reply === "function" ? await reply(sent, headers) : reply;
    if (value === undefined) throw new Error(`The test has no answer to ${request}`);
    return value instanceof Response ? value.clone() : Response.json(value);
  });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("ResizeObserver", Unresized);
  Element.prototype.scrollIntoView = () => {};
  // Another tab has the live stream.
  Object.assign(navigator, { locks: { request: () => new Promise(() => {}) } });
  return changes;
}

/** Renders below the application's providers. */
export async function renderInEnglish(children: ReactNode, isPhone = false) {
  vi.stubGlobal("matchMedia", (query: string) => mediaOf(query, isPhone));
  const speech = { language: "en" as const, locale: "en" };
  const spoken = { ...speech, words: await loadWords(speech) };
  await laterWords();
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
  const user = userEvent.setup();
  render(
    <MantineProvider theme={theme} env="test">
      <SpokenContext value={spoken}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </SpokenContext>
    </MantineProvider>,
  );
  return { user, queries };
}

export function closeDesk(): void {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
}

// jsdom has no layout.
class Unresized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function mediaOf(query: string, isPhone: boolean): MediaQueryList {
  const width = isPhone ? 22 : 80;
  const [, least = "0"] = /min-width: ([\d.]+)em/.exec(query) ?? [];
  const [, most = "999"] = /max-width: ([\d.]+)em/.exec(query) ?? [];
  const isWidth = /-width/.test(query);
  const matches = isWidth && Number(least) <= width && width <= Number(most);
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}
