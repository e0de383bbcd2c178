import { wordShares } from '../background/word-classes.ts';
import { detectNumber } from '../queries/phrase-number.ts';

/** What a question with its own verb in front goes on with: 'how do', 'how can', 'how to', 'how much'. */
const ASKED =
  /^(?:do|does|did|is|are|was|were|am|can|could|should|would|will|shall|may|might|must|has|have|had|to|not|come|about|much|many|long|often|far|old|big|soon|else)$/;
const EMBEDDED =
  /^(?<word>how(?: (?:long|often|far|soon|much|many \p{L}+))?|why|when|where) (?<rest>\p{L}.+)$/iu;
/** Where the part with the verb ends. */
const BEHIND = /^(?:in|on|at|for|with|without|from|to|of|by|after|before|when|if|during|into|over|under)$/;
const IRREGULAR: Readonly<Record<string, string>> = { goes: 'go', does: 'do', has: 'have' };

/** The base form of a verb in the third person: 'works' is 'work', 'dries' 'dry'. */
const baseOf = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x|zz)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/**
 * The English question that a clause stands for: 'how effects work in React' becomes 'how do effects work in React'.
 * Null for a question that has its verb in front, and if the clause's verb is not clear.
 */
export function questionOf(clause: string): string | null {
  const { word = '', rest = '' } = EMBEDDED.exec(clause)?.groups ?? {};
  const words = rest.split(' ');
  if (rest === '' || ASKED.test(words[0]!.toLowerCase())) return null;
  const end = words.findIndex((one, at) => at > 0 && BEHIND.test(one.toLowerCase()));
  const clear = words.slice(0, end < 0 ? words.length : end);
  const found = clear.flatMap((verb, at) => {
    const share = wordShares('en', baseOf(verb.toLowerCase()))?.verb ?? 0;
    if (at === 0) return [];
    const number = detectNumber(clear.slice(0, at));
    const isThird = /[^s]s$/.test(verb);
    const agrees = number === 'plural' ? !isThird : isThird;
    return share > 0 && agrees ? [{ at, share, isThird, isSure: number !== 'unknown' }] : [];
  });
  const best = found.toSorted(
    (one, other) => Number(other.isSure) - Number(one.isSure) || other.share - one.share || other.at - one.at,
  )[0];
  if (best === undefined) return null;
  const asked = [...words.slice(0, best.at), baseOf(words[best.at]!), ...words.slice(best.at + 1)].join(' ');
  return `${word} ${best.isThird ? 'does' : 'do'} ${asked}`;
}
