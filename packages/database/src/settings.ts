export const testCitusUrl = process.env.TEST_CITUS_URL;

/** Without this setting tests run on the embedded database. */
export const testDatabaseUrl = testCitusUrl ?? process.env.TEST_DATABASE_URL;

export const thorough = process.env.THOROUGH === "1";

export const rounds = Number(process.env.ROUNDS ?? (thorough ? 10 : 3));

export const statementsFolder = process.env.STATEMENTS_FOLDER;

export const testReport = process.env.TEST_REPORT;
