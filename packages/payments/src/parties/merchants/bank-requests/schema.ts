import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { IdText, Time } from "../../apps/schema.ts";

const State = Type.Enum(["waiting", "approved", "refused", "replaced"], {
  description:
    "`replaced`: a later request took its place. A test merchant's request is approved at once",
});

export const NewBankRequest = Type.Object({
  iban: Type.String({ maxLength: 100, "x-text": "code", description: "ISO 13616" }),
});

export const BankRequest = Type.Object({
  id: IdText,
  merchantId: IdText,
  created: Time,
  iban: Type.String(),
  state: State,
  ended: Type.Union([Time, Type.Null()], { description: "Time of the decision" }),
});

export const BankRequestAnswer = Type.Object({ bankRequest: BankRequest });
export const BankRequestList = Type.Array(BankRequest);
export const BankRequestQuery = ListQuery({});
export const BankRequestParams = Type.Object({ id: IdText });
export const AllBankRequestsQuery = ListQuery({
  merchantId: Type.Optional(IdText),
  state: Type.Optional(State),
});
