/** The most accounts, applications or personal tokens of one person. */
export const mostOwn = 100;

/** Characters in the name of an application or a personal token. */
export const longestName = 60;
