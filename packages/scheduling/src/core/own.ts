/** The most accounts, applications or personal tokens of one person. */
export const mostOwn = 100;
