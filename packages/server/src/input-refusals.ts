import { type Problem, type Reason, reason } from "./refusal.ts";

// An `import` of `node:http` loads Node's unused `fetch`: a twentieth of an idle process's memory.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** RFC 9110, section 15. */
export function phraseOf(status: number): string | undefined {
  return STATUS_CODES[status];
}

export class InputError extends Error {
  readonly statusCode: number;
  readonly problems: Problem[];

  constructor(statusCode: number, message: string, problems: Problem[] = []) {
    super(message);
    this.name = "InputError";
    this.statusCode = statusCode;
    this.problems = problems;
  }
}

type Input = Reason & { message: string } & ((problems?: Problem[]) => InputError);

function input(status: number, message: string, when = message): Input {
  const make = (problems?: Problem[]) => new InputError(status, message, problems);
  return Object.assign(reason({ status, when }, make), { message });
}

export const inputRefusals = {
  unfit: input(400, "The request could not be understood", "A field is missing or invalid"),
  notFound: input(404, "Not found"),
  late: input(408, "The request took too long to arrive"),
  tooLarge: input(
    413,
    "The request body is too large",
    "The body is larger than 64 kB (256 kB with credentials)",
  ),
  longPath: input(414, "The path is too long"),
  tooMany: input(429, "Too many requests"),
  failed: input(500, "Internal server error", "The service failed"),
  unknownOutcome: input(
    500,
    "The outcome is unknown: check for the change before you repeat the request",
    "`outcome_unknown`: The service failed; the change may be complete",
  ),
  unavailable: input(503, "Service unavailable", "The service is stopping or overloaded"),
};

const unread = (message: string) => input(400, message, "The body cannot be read");

export const bodyRefusals = {
  notUtf8: unread("The body is not valid UTF-8"),
  notJson: unread("The body is not valid JSON"),
  notObject: unread("The body must be a JSON object"),
  notMultipart: unread("The body is not valid multipart/form-data"),
  files: unread("Files are not accepted"),
  manyFields: unread("The body has too many fields"),
  manyValues: unread("The body has too many values"),
  manyMembers: unread("An object in the body has too many members"),
  tooDeep: unread("The body is nested too deeply"),
  unfitFields: unread("The body has invalid fields"),
};

export const mediaRefusals = {
  type: input(415, "The content type is not supported"),
  encoding: input(415, "The content encoding is not supported"),
  charset: input(415, "The character set is not supported"),
};

const standard = [...Object.values(inputRefusals), mediaRefusals.type];

export function messageOf(status: number): string {
  const row = standard.find((row) => row.status === status);
  return row?.message ?? phraseOf(status) ?? "The request was refused";
}

export const failures: readonly Reason[] = [
  inputRefusals.failed,
  inputRefusals.unknownOutcome,
  inputRefusals.unavailable,
  inputRefusals.late,
];
