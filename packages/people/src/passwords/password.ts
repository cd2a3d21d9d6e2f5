/* 10 to 128 characters of any kind (NIST SP 800-63B requires no mixture). Very common ones and
   the person's own address are refused. */

export const shortestPassword = 10;
export const longestPassword = 128;

export function problemOfPassword(password: string, email: string): string | undefined {
  const length = [...password.normalize("NFC")].length;
  if (length < shortestPassword) return `Please use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Please use at most ${longestPassword} characters.`;
  if (isGuessable(password, email)) return "This password is guessed easily. Choose another one.";
  return undefined;
}

// Characters besides guessable words.
const leastOwn = 6;

function isGuessable(password: string, email: string): boolean {
  const plain = lettersOf(password);
  if (new Set(plain).size < 4) return true;
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const own = [email, name, domain, domain.split(".")[0] ?? ""].map(lettersOf);
  const words = [...own, ...frequentWords].filter((word) => word.length > 2);
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), plain);
  return rest.length < leastOwn;
}

const disguises: Record<string, string> = { "@": "a", 4: "a", 3: "e", 0: "o", $: "s", "!": "i" };

function lettersOf(text: string): string {
  const letters = text.toLowerCase().replace(/[@430$!]/g, (sign) => disguises[sign]!);
  return letters.replace(/[\s._+-]+/g, "");
}

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

const frequentWords: readonly string[] = [
  ...words.trim().split(/\s+/),
  ...[...digits, ...patterns].map((text) =>
    text.replaceAll("4", "a").replaceAll("3", "e").replaceAll("0", "o"),
  ),
];
