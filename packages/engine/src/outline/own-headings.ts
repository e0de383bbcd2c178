import words from './own-heading-words.json' with { type: 'json' };

type Patterns = Readonly<Record<'own' | 'ownStatement' | 'vague', RegExp>>;

const PATTERNS: Readonly<Record<string, Patterns>> = Object.fromEntries(
  Object.entries(words).map(([language, { own, ownStatement, vague }]) => [
    language,
    {
      own: new RegExp(own, 'iu'),
      ownStatement: new RegExp(ownStatement, 'iu'),
      vague: new RegExp(vague, 'iu'),
    },
  ]),
);
/** Shortest heading that can name something. */
const MIN_LETTERS = 3;

/** Whether a heading is about the page's author (jobs, prices, tests, opinions), so it cannot be reused. */
export function isSelfReferential(text: string, language: string): boolean {
  const line = text.trim();
  if (line.length < MIN_LETTERS) return true;
  const patterns = PATTERNS[language];
  if (patterns === undefined) return false;
  // In a question, 'I' is the searcher: 'Which one should I take?'
  return patterns.own.test(line) || (!line.endsWith('?') && patterns.ownStatement.test(line));
}

/** Whether a heading is meaningless without its page: 'Is it safe?', 'The water is black. Is that bad?' */
export function isVagueHeading(text: string, language: string): boolean {
  return PATTERNS[language]?.vague.test(text.trim().replaceAll(/\bvs\. /giu, 'vs ')) === true;
}
