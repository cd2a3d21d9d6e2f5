import { Type } from "typebox";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { Amount, NamedId } from "../transactions/schema.ts";

export const Instant = Type.String({ format: "date-time" });

const State = Type.Enum(["open", "answered", "won", "lost"]);

const AnswerText = Type.String({ description: "At most 4000 characters" });

export const fileTypes = ["application/pdf", "image/png", "image/jpeg"] as const;

export const DisputeFile = Type.Object({
  name: Type.String(),
  type: Type.Enum(fileTypes),
  bytes: Type.Integer({ description: "Size in bytes" }),
});

export const NewAnswer = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 4000, description: "Explanation in plain text" }),
});

export const FileParams = Type.Object({
  id: NamedId,
  name: Type.String({
    // Excludes separators of paths and lines.
    pattern: "^[^/\\\\\\u0000-\\u001f\\u007f]{1,100}$",
    description: "At most 100 characters, without slashes",
  }),
});

/** OpenAPI here has only strings for bytes. */
export const FileBytes = Type.String({ description: "The bytes of the file" });
export const FileContent = Type.Unsafe<Buffer>({ description: "The bytes of the file" });

export const Dispute = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  transactionId: NamedId,
  created: Instant,
  amount: Type.Integer({ description: "Minor units of the transaction's currency" }),
  reason: Type.Object({ code: Type.Integer(), title: Type.String() }),
  due: Type.String({ format: "date-time", description: "Deadline for the merchant's answer" }),
  state: State,
  answer: Type.Optional(
    Type.Object(
      { text: AnswerText, created: Instant },
      { description: "The merchant's answer, if any" },
    ),
  ),
  files: Type.Optional(Type.Array(DisputeFile, { description: "Uploaded evidence files" })),
});

export const DisputeAnswer = Type.Object({ dispute: Dispute });
export const DisputeList = Type.Array(Dispute);

export const NewDispute = Type.Object({
  transactionId: NamedId,
  amount: Amount,
  reason: Type.Optional(
    Type.Object({
      code: Type.Integer({ minimum: 0, maximum: 999_999 }),
      title: Type.String({ maxLength: 200 }),
    }),
  ),
  due: Type.Optional(Instant),
});

export const DisputeQuery = Type.Object({
  ...ListQuery({}).properties,
  ...formatted,
  filter: Type.Object(
    {
      merchantId: NamedId,
      transactionId: Type.Optional(NamedId),
      ...spanned,
      state: Type.Optional(State),
    },
    { additionalProperties: false },
  ),
});

export const AllDisputesQuery = ListQuery({
  merchantId: Type.Optional(NamedId),
  state: Type.Optional(State),
});

export const OfTransactionQuery = Type.Object({
  ...ListQuery({}).properties,
  filter: Type.Object(
    { merchantId: NamedId, transactionId: Type.Optional(NamedId) },
    { additionalProperties: false },
  ),
});
