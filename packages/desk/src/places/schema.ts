import { Type } from "typebox";

const PlaceMerchant = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  test: Type.Boolean(),
  role: Type.String(),
});
const PlaceAccount = Type.Object({
  id: Type.Integer(),
  subdomain: Type.String(),
  name: Type.String(),
});

export const PlaceList = Type.Object({
  places: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Null()]),
      name: Type.String(),
      merchant: Type.Union([PlaceMerchant, Type.Null()]),
      account: Type.Union([PlaceAccount, Type.Null()]),
    }),
  ),
  away: Type.Array(Type.String(), { description: "Services that could not be asked" }),
});

export const NewPlace = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  merchantId: Type.String({ maxLength: 24 }),
  accountId: Type.Integer({ minimum: 1 }),
});

export const MadePlace = Type.Object({ id: Type.String() });
