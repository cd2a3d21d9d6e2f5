// Schemas of text that people paste. `x-text` names its kind, by which it is cleaned as it is read.
import { type TSchemaOptions, Type } from "typebox";

const longestEmail = 254;
const longestPhone = 40;

/** An e-mail address. */
export const EmailText = (options: TSchemaOptions = {}) =>
  Type.String({ maxLength: longestEmail, "x-text": "email", ...options });

/** A telephone number. */
export const PhoneText = (options: TSchemaOptions & { maxLength?: number } = {}) =>
  Type.String({ maxLength: longestPhone, "x-text": "phone", ...options });
