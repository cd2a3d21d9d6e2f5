import type { RestError, RestResponse } from "@frontdesk/rest";
import { detailsOf, jsonOf } from "@frontdesk/rest/api/answer";
import type { AskForStream } from "@frontdesk/rest/api/stream";
import { openWire, type Wire, type WireOptions } from "@frontdesk/rest/api/wire";
import type { Static } from "typebox";
import type { FactorProposed, Session as SessionSchema } from "../../src/session/schema.ts";
import type { FilledWith, WorkspaceList } from "../../src/workspaces/schema.ts";
import { hearTime } from "./clock.ts";
import { ownZone } from "./own-zone.ts";
import { loadedFor } from "./whose-page.ts";

export type Session = Static<typeof SessionSchema>;
export type ProposedFactor = Static<typeof FactorProposed>;
export type Places = Static<typeof WorkspaceList>;
export type Workspace = Places["places"][number];
export type FillResponse = Static<typeof FilledWith>;
export type WorkspaceMerchant = NonNullable<Workspace["merchant"]>;

interface ErrorParts {
  status?: number;
  requestId?: string;
  code?: string;
  retryAfterMs?: number;
}

export class DeskError extends Error {
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly code: string | undefined;
  /** Time from `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, parts: ErrorParts = {}) {
    super(message);
    this.retryAfterMs = parts.retryAfterMs;
    this.status = parts.status;
    this.requestId = parts.requestId;
    this.code = parts.code;
  }
}

export const lost = ({ message }: RestError) => new DeskError(message);

export async function read<Answer>(wire: Wire, path: string, signal: AbortSignal): Promise<Answer> {
  const answer = await wire({ method: "GET", path, repeat: "safe", options: { signal } });
  return bodyOf<Answer>(answer, 200);
}

/** A success without JSON, such as a page of the network, is an error too. */
function bodyOf<Answer>(answer: RestResponse, status: 200 | 201): Answer {
  const body = jsonOf(answer);
  if (answer.statusCode !== status || body === undefined) throw deskRefusal(answer);
  return body as Answer;
}

async function post<Answer>(wire: Wire, path: string, body: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", path, headers, body: JSON.stringify(body) } as const;
  const answer = await wire({ ...sent, repeat: "once" });
  if (answer.statusCode >= 300) throw deskRefusal(answer);
  return jsonOf(answer) as Answer;
}

export function deskRefusal(answer: RestResponse): DeskError {
  const { status, requestId, retryAfterMs } = detailsOf(answer);
  const body = (jsonOf(answer) ?? {}) as { message?: string; code?: string };
  const { message = String(status), code } = body;
  const notice = {
    status,
    ...(requestId !== undefined && { requestId }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
  return new DeskError(message, { ...notice, ...(code !== undefined && { code }) });
}

export function createDesk(options: WireOptions) {
  const wire = openWire(options, lost);
  return {
    async session(signal: AbortSignal): Promise<Session> {
      const session = await read<Session>(wire, "/session", signal);
      loadedFor(session.person.id);
      return session;
    },
    async places(signal: AbortSignal): Promise<Places> {
      const zone = encodeURIComponent(ownZone() ?? "");
      const workspaces = await read<Places>(wire, `/api/places?timezone=${zone}`, signal);
      hearTime(workspaces.now);
      return workspaces;
    },
    stream(workspaceId: string, lastId: string): AskForStream {
      const path = `/api/stream?place=${encodeURIComponent(workspaceId)}`;
      const headers = {
        Accept: "text/event-stream, application/json",
        ...(lastId !== "" && { "Last-Event-ID": lastId }),
      };
      return async (onPart, signal) => {
        const options = { signal };
        const answer = await wire({
          method: "GET",
          path,
          headers,
          repeat: "once",
          onPart,
          options,
        });
        if (answer.statusCode !== 200) throw deskRefusal(answer);
      };
    },
    async fill(workspaceId: string): Promise<FillResponse> {
      const path = `/api/places/${encodeURIComponent(workspaceId)}/demo`;
      const answer = await wire({ method: "POST", path, repeat: "once" });
      return bodyOf<FillResponse>(answer, 201);
    },
    async dismissFirstSteps(workspaceId: string): Promise<void> {
      const path = `/api/places/${encodeURIComponent(workspaceId)}/first-steps`;
      const answer = await wire({ method: "DELETE", path, repeat: "safe" });
      if (answer.statusCode !== 204) throw deskRefusal(answer);
    },
    prove: (code: string) => post<unknown>(wire, "/session/proof", { code }),
    /** A TOTP factor. Needs the current password. */
    proposeFactor: (current: string) => post<ProposedFactor>(wire, "/session/factor", { current }),
    /** Returns the backup codes. */
    async confirmFactor(code: string): Promise<string[]> {
      const path = "/session/factor/confirmation";
      return (await post<{ backupCodes: string[] }>(wire, path, { code })).backupCodes;
    },
  };
}
