/** The types of time off that every account begins with. */
export const defaultTypes = [
  "Vacation",
  "Sick leave",
  "Public holiday",
  "Compassionate leave",
  "Training",
  "Maintenance",
] as const;
