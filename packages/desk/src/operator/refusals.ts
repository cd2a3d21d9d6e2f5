import { catalogue } from "@frontdesk/server/refusal";

export const backupRefusals = catalogue({
  byKeyOnly: {
    status: 403,
    message: "A backup contains the keys: it requires the operator key",
    when: "A person sent the request without the operator key",
  },
  notHere: {
    status: 403,
    message: "A backup contains the keys: only this machine may request it",
    when: "The request came from another machine",
  },
  notEmbedded: {
    status: 409,
    message:
      "The database is PostgreSQL: back it up with pg_dump, see docs/operating.md, Backup " +
      "and restore",
    when: "The database is not embedded",
  },
  underway: {
    status: 409,
    message: "A backup is already running",
    when: "A backup is already running",
  },
});

export const operatorRefusals = catalogue({
  byKeyOnly: {
    status: 403,
    message: "Adding or removing operators requires the operator key",
    when: "A person sent the request without the operator key",
  },
  unknownPerson: {
    status: 404,
    message: "No person signed up with this address",
    when: "No person has this address",
  },
  unconfirmed: {
    status: 409,
    message: "The address is not confirmed: it may belong to another person",
    when: "The address is not confirmed",
  },
  noPerson: {
    status: 404,
    message: "This person does not exist",
    when: "This person does not exist",
  },
  noOperator: {
    status: 404,
    message: "The person with this address is not an operator",
    when: "The person is not an operator",
  },
});
