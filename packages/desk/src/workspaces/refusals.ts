import { catalogue } from "@frontdesk/server/refusal";

export const workspaceRefusals = catalogue({
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only the owner of both the merchant and the account can link them",
    when: "The person does not own both",
  },
});

const notFound = {
  status: 404,
  code: "not_found",
  message: "This workspace does not exist",
  when: "The person has no workspace with this id",
} as const;

export const stepsRefusals = catalogue({
  notFound,
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only owners and administrators can dismiss the first steps",
    when: "The person neither owns the merchant nor administers the account",
  },
});

export const fillingRefusals = catalogue({
  notFound,
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only the owner of the whole workspace can add demo data",
    when: "The person does not own the workspace's merchant and account",
  },
  live: {
    status: 403,
    code: "test_only",
    message: "Only a test merchant can have demo data",
    when: "The workspace's merchant is live",
  },
  filled: {
    status: 409,
    code: "filled_already",
    message: "The workspace already has demo data",
    when: "Demo data was requested before",
  },
});
