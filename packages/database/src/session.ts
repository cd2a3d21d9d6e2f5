// Citus refuses writes to a reference table after a parallel query in the same transaction.
// PostgreSQL ignores the setting.
const whereDistributed = "set citus.multi_shard_modify_mode = 'sequential';";

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

/** True on a standby, with a read-only setting, or with a full disk. */
export const readsOnly = "select current_setting('transaction_read_only') = 'on' as is";
