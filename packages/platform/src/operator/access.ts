export const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };
