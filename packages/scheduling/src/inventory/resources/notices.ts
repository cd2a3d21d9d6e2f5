/** Mails to the person behind a resource about their appointments. */
export const staffNotices = ["each", "none"] as const;
export type StaffNotices = (typeof staffNotices)[number];
