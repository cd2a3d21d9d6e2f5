/** Where tests find the coordinator of a Citus, on which they run instead. */
export const testCitusUrl = process.env.TEST_CITUS_URL;

/** Where tests find PostgreSQL; without it they run on the embedded database. */
export const testDatabaseUrl = testCitusUrl ?? process.env.TEST_DATABASE_URL;

/** Whether tests take the time that CI has. */
export const thorough = process.env.THOROUGH === "1";

/** How often races are run that are won by chance. */
export const rounds = Number(process.env.ROUNDS ?? (thorough ? 10 : 3));

/** Where tests leave the statements that stores send, for `npm run check:conditions`. */
export const statementsFolder = process.env.STATEMENTS_FOLDER;

/** Where tests leave a report of their files as JSON, by which CI finds the red ones. */
export const testReport = process.env.TEST_REPORT;
