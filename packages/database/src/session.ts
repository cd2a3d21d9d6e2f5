/* What every connection begins with. */

// Citus refuses to write a table that every node has a copy of, as persons are, once something in
// the transaction asked several shards of a node at once. Elsewhere nobody reads it.
const whereDistributed = "set citus.multi_shard_modify_mode = 'sequential';";

/** SQL text of the settings of a session whose statements may take so long. */
export function sessionSettings(statementMs = 0): string {
  return `
    set timezone = 'UTC';
    set default_transaction_isolation = 'read committed';
    set jit = off;
    set idle_in_transaction_session_timeout = '60s';
    set statement_timeout = ${statementMs};
    set lock_timeout = ${Math.round((statementMs * 2) / 3)};
    ${whereDistributed}
  `;
}

/** Whether a session takes no writes: of a standby, of a setting, or of one whose disk is full. */
export const readsOnly = "select current_setting('transaction_read_only') = 'on' as is";
