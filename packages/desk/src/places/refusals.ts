// Why two halves are not put together.
import { catalogue } from "@frontdesk/server/refusal";

export const placeRefusals = catalogue({
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only who owns both the merchant and the account puts them together",
    when: "The person does not own both",
  },
});

export const fillingRefusals = catalogue({
  notFound: {
    status: 404,
    code: "not_found",
    message: "There is no such place",
    when: "The person has no place of this id",
  },
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only who owns all of a place fills it",
    when: "The person does not own each half that the place has",
  },
  live: {
    status: 403,
    code: "test_only",
    message: "Only a test merchant is filled with what never happened",
    when: "The merchant of the place is live",
  },
  filled: {
    status: 409,
    code: "filled_already",
    message: "The place was filled already",
    when: "It was asked for before",
  },
});
