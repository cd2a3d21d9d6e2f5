/* 10 to 128 characters of any kind (NIST SP 800-63B requires no mixture). Very common ones and
   the person's own address are refused. */
import { frequentWords } from "./frequent.ts";

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
