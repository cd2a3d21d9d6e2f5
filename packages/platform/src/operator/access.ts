/** How the routes for operators are described. */
export const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };
