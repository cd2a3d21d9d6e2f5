import { Type } from "typebox";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { Line } from "../../core/ledger/line.schema.ts";
import { IdText } from "../../parties/apps/schema.ts";

const Kind = Type.Enum(["capture", "refund", "payout", "dispute"]);

export const LineList = Type.Array(Line);
export const LineParams = Type.Object({ lineId: IdText });
const Query = ListQuery({
  ...spanned,
  transactionId: Type.Optional(
    Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be an id" }),
  ),
  kind: Type.Optional(Kind),
});
export const LineQuery = Type.Object({ ...Query.properties, ...formatted });
