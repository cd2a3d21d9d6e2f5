// Why somebody is not made an operator, or is none to begin with.
import { catalogue } from "@frontdesk/server/refusal";

export const backupRefusals = catalogue({
  byKeyOnly: {
    status: 403,
    message: "A backup, which holds the keys, is given to whoever has the operator's key only",
    when: "A person asks, and not whoever has the key",
  },
  notHere: {
    status: 403,
    message: "A backup, which holds the keys, is given to this machine only",
    when: "Somebody asks from another machine",
  },
  notEmbedded: {
    status: 409,
    message:
      "The database is PostgreSQL, of which pg_dump makes backups: see docs/operating.md, " +
      "Backup and restore",
    when: "The database is not embedded",
  },
  underway: {
    status: 409,
    message: "A backup is being made already",
    when: "A backup is being made already",
  },
});

export const operatorRefusals = catalogue({
  byKeyOnly: {
    status: 403,
    message: "Who is an operator is said with the operator's key",
    when: "A person asks, and not whoever has the key",
  },
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
  noPerson: { status: 404, message: "There is no such person", when: "There is no such person" },
  noOperator: {
    status: 404,
    message: "Whoever has this address is no operator",
    when: "They are no operator",
  },
});
