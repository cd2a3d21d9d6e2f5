// The caret stays behind its digit; deleting a separator deletes the digit next to it.
import { digitsOf } from "@frontdesk/server/numerals";

export interface TypedText {
  before: string;
  after: string;
  /** In `after`. */
  caret: number;
  /** Input Events Level 2, such as "deleteContentBackward". */
  inputType: string;
}

export interface RetypedText {
  text: string;
  caret: number;
}

export function retype(typed: TypedText, write: (text: string) => string): RetypedText {
  const { before, caret, inputType } = typed;
  const location = digitsOf(typed.after.slice(0, caret)).length;
  const isSeparatorGone =
    typed.after.length < before.length && digitsOf(typed.after) === digitsOf(before);
  const removed = inputType === "deleteContentForward" ? location : location - 1;
  const isEdited = isSeparatorGone && /^deleteContent/.test(inputType) && removed >= 0;
  const after = isEdited ? withoutDigit(typed.after, removed) : typed.after;
  const text = write(after);
  if (caret >= typed.after.length) return { text, caret: text.length };
  return { text, caret: caretBehind(text, isEdited ? removed : location) };
}

function withoutDigit(text: string, index: number): string {
  const digits = digitsOf(text);
  return digits.slice(0, index) + digits.slice(index + 1);
}

function caretBehind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at]!)) seen += 1;
  }
  return text.length;
}
