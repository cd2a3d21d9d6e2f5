// `x-text` names the kind for cleaning.
import { type TSchemaOptions, Type } from "typebox";

const longestEmail = 254;
const longestPhone = 40;

export const EmailText = (options: TSchemaOptions = {}) =>
  Type.String({ maxLength: longestEmail, "x-text": "email", ...options });

export const PhoneText = (options: TSchemaOptions & { maxLength?: number } = {}) =>
  Type.String({ maxLength: longestPhone, "x-text": "phone", ...options });
