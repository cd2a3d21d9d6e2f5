import type { TextlintRuleModule } from "@textlint/types";
import { type Block, plainText } from "./blocks.ts";

interface Breach {
  index: number;
  text: string;
}

interface EnglishRule {
  find: (text: string) => Breach[];
  advice: string;
  /** Per 1,000 words. */
  perThousand: number;
}

const longestSentence = 20;

const participles = [
  "told",
  "given",
  "taken",
  "made",
  "kept",
  "held",
  "found",
  "written",
  "sent",
  "read",
  "let",
  "shown",
  "known",
  "paid",
  "said",
  "seen",
  "asked",
  "had",
  "left",
  "drawn",
  "begun",
];
const relatives = [
  "who",
  "whom",
  "whoever",
  "whomever",
  "whose",
  "which",
  "wherever",
  "whatever",
  "whichever",
  "whether",
  "of what",
  "what is",
  "what was",
  "what are",
  "what were",
  "what has",
  "what had",
  "what comes",
  "what came",
  "what goes",
  "what stands",
  "what they",
  "what it",
  "what he",
  "what she",
  "what a",
  "what an",
  "what the",
  "what no",
  "what nobody",
  "what somebody",
  "what others",
  "what happens",
  "what happened",
];
const bannedPhrases = [
  "whoever",
  "whomever",
  "whom",
  "of which",
  "all the same",
  "likewise",
  "anew",
  "is told",
  "are told",
  "was told",
  "nobody",
  "somebody",
  "meanwhile",
  "of its own",
  "of their own",
  "of theirs",
  "of ours",
  "for good",
  "as ever",
  "has to be",
  "have to be",
  "in the midst",
  "but for",
  "beside",
];

export const englishRules = {
  relative: {
    find: phrases(relatives),
    advice: "name the thing instead of a relative clause",
    perThousand: 6,
  },
  passive: {
    find: phrases([`(?:is|are|was|were|be|been|being) (?:\\w+ed|${participles.join("|")})`]),
    advice: "name the actor and use an active verb",
    perThousand: 22,
  },
  banned: { find: phrases(bannedPhrases), advice: "use plain words", perThousand: 1 },
  long: {
    find: longSentences,
    advice: `use at most ${longestSentence} words a sentence`,
    perThousand: 5,
  },
} satisfies Record<string, EnglishRule>;

export type RuleName = keyof typeof englishRules;

export const ruleNames = Object.keys(englishRules) as RuleName[];

export function textlintRules(tally: { words: number }) {
  const count: TextlintRuleModule = (context) =>
    onBlocks((block) => {
      tally.words += plainText(block, context.getSource(block)).match(/[A-Za-z']+/g)?.length ?? 0;
    });
  const judge = (name: RuleName): TextlintRuleModule => {
    return (context) =>
      onBlocks((block) => {
        for (const { index, text } of englishRules[name].find(
          plainText(block, context.getSource(block)),
        )) {
          const padding = context.locator.at(index);
          context.report(block, new context.RuleError(text.replace(/\s+/g, " "), { padding }));
        }
      });
  };
  return [
    { ruleId: "words", rule: count },
    ...ruleNames.map((name) => ({ ruleId: name, rule: judge(name) })),
  ];
}

function onBlocks(judge: (block: Block) => void) {
  return { Paragraph: judge, Header: judge, TableCell: judge };
}

function phrases(list: readonly string[]): (text: string) => Breach[] {
  const pattern = new RegExp(`\\b(?:${list.join("|").replaceAll(" ", "\\s+")})\\b`, "gi");
  return (text) => [...text.matchAll(pattern)].map(({ 0: text, index }) => ({ index, text }));
}

function longSentences(text: string): Breach[] {
  return [...text.matchAll(/\S[\s\S]*?(?:[.!?;:](?=\s)|$)/g)].flatMap(({ 0: sentence, index }) => {
    const { length } = sentence.split(/\s+/);
    return length > longestSentence ? [{ index, text: `${sentence.slice(0, 60)}…` }] : [];
  });
}
