import { longestPictureText } from "@frontdesk/server/pictures/picture";
import { Type } from "typebox";

const color = { description: "Brand colour, such as `#0b6352`" };

export const Branding = Type.Object({
  color: Type.Union([Type.String(), Type.Null()], color),
  logoUrl: Type.Union([Type.String(), Type.Null()], {
    description: "Public; a new logo has a new URL",
  }),
});

export const BrandingChanges = Type.Partial(
  Type.Object({
    color: Type.Union(
      [Type.String({ pattern: "^#[0-9A-Fa-f]{6}$", "x-message": "must be #RRGGBB" }), Type.Null()],
      { description: "Null for our colour" },
    ),
    logo: Type.Union([Type.String({ maxLength: longestPictureText }), Type.Null()], {
      description:
        "A PNG, JPEG or WebP picture in base64, at most 300 KB and 1,024 by 1,024 pixels. We " +
        "remove its metadata, orientation included. Null for none",
    }),
  }),
);
