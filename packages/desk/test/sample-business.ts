/** Fields of the form at `/begin`. */
export const sampleBusiness = {
  name: "Pier",
  kind: "massage",
  currency: "EUR",
  country: "DK",
  timezone: "Europe/Copenhagen",
  website: "",
};
