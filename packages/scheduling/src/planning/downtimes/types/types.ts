export const defaultTypes = [
  "Vacation",
  "Sick leave",
  "Public holiday",
  "Compassionate leave",
  "Training",
  "Maintenance",
] as const;
