// Why somebody is not made an operator, or is none to begin with.
import { catalogue } from "@frontdesk/server/refusal";

export const operatorRefusals = catalogue({
  unknownPerson: {
    status: 404,
    message: "Nobody signed up with this address",
    when: "There is nobody with this address",
  },
  unconfirmed: {
    status: 409,
    message: "The address was not confirmed: whoever signed up with it may be somebody else",
    when: "The address was not confirmed",
  },
  noOperator: {
    status: 404,
    message: "Whoever has this address is no operator",
    when: "They are no operator",
  },
});
