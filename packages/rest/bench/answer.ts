/** ASCII only. */
export const answerBody: string = JSON.stringify({
  id: "9d0b5a3e",
  amount: 1250,
  currency: "EUR",
  state: "captured",
});
