// In passwords of ten characters and more, in lower case, with letters for the digits that replace
// them.

const words = `
  password passwort passw letmein welcome iloveyou admin administrator qwerty qwertyuiop qwertz
  qwertzuiop asdfghjkl zxcvbnm abcdefgh abcdefghij abcdefghijk monkey dragon football baseball
  princess sunshine shadow master superman batman starwars michael jennifer charlie trustnoi
  whatever computer internet samsung google facebook changeme secret hello frontdesk summer winter
  spring autumn january december liverpool chelsea arsenal pokemon minecraft butterfly
`;

const digits = ["1234567890", "0123456789", "0987654321", "9876543210", "1234567", "12345", "123"];
const patterns = ["1q2w3e4r5t", "1qaz2wsx3edc", "q1w2e3r4t5", "zaq12wsx", "qazwsxedc", "147258369"];

export const frequentWords: readonly string[] = [
  ...words.trim().split(/\s+/),
  ...[...digits, ...patterns].map((text) =>
    text.replaceAll("4", "a").replaceAll("3", "e").replaceAll("0", "o"),
  ),
];
