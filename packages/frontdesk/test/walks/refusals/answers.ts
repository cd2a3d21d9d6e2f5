const text = "The answer of the test";
const problem = { code: "x", message: text, error: "x", error_description: text };
const inStudio = { ...problem, errors: { some_field: [text] } };
const inShop = [{ field: "someField", message: text }];

export const answers: readonly (readonly [name: string, answer: object | undefined])[] = [
  ["409", { status: 409, json: problem }],
  ["400", { status: 400, json: inShop }],
  ["422", { status: 422, json: inStudio }],
  ["403", { status: 403, json: { ...problem, code: "role_needed" } }],
  ["412", { status: 412, json: problem }],
  ["500", { status: 500, json: problem }],
  ["503", { status: 503, json: problem }],
  ["429", { status: 429, json: { ...problem, code: "RATE_LIMITED" } }],
  ["no answer", undefined],
];

export const rawNames = /some_field|someField|role_needed|RATE_LIMITED|\bundefined\b|\[object/;
