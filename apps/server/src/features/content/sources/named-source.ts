import { wordSet, type Token } from './figures.ts';
import words from './source-words.json' with { type: 'json' };

const ATTRIBUTING = wordSet(words.attributing);
const REPORTING = wordSet(words.reporting);
const PAPERS = wordSet(words.papers);
const VAGUE = wordSet(words.vague);
const PEOPLES = wordSet(words.peoples);
const CALENDAR = new Set([...wordSet(words.calendar), ...wordSet(words.months)]);
const OWN_SUBJECTS = wordSet(words.ownSubjects);
const OWN_POSSESSIVES = wordSet(words.ownPossessives);
const OWN_VERBS = wordSet(words.ownVerbs);
const OWN_ACTIONS = wordSet(words.ownActions);
const OWN_THINGS = wordSet(words.ownThings);

/** Maximum number of words between a name and the reporting verb: 'found in March by a team at Leeds'. */
const REACH = 6;
const NAME_AND_YEAR = /\([^()]{0,60}\p{Lu}[^()]{0,60}\b(?:1[5-9]|20)\d\d[a-z]?\)/u;
const SIGNS = /\[\d{1,3}\]|\b(?:sources?|fuentes?) ?: ?\S|https?:\/\/\S/i;

/**
 * Whether a sentence names its source in words: 'according to the World Bank', 'Gallup found', 'según el INE', a name
 * with a year in brackets, a numbered reference. 'Experts say' and '40% of Americans say' name nobody.
 */
export function namesSource(sentence: string, tokens: readonly Token[]): boolean {
  if (NAME_AND_YEAR.test(sentence) || SIGNS.test(sentence)) return true;
  return tokens.some(({ lower }, at) => {
    if (ATTRIBUTING.has(lower)) return hasName(tokens, at + 1, at + 1 + REACH);
    if (REPORTING.has(lower)) return hasName(tokens, at - REACH, at) || hasName(tokens, at + 1, at + REACH);
    return PAPERS.has(lower) && hasName(tokens, at - 3, at + 5);
  });
}

/** Whether a sentence reports what its author measured, asked, paid, or offers. */
export function isFirstHand(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const near = tokens.slice(at + 1, at + 6).map((token) => token.lower);
    if (OWN_VERBS.has(lower)) return true;
    if (OWN_SUBJECTS.has(lower)) return near.some((word) => OWN_ACTIONS.has(word) || word === 'charge');
    return OWN_POSSESSIVES.has(lower) && near.slice(0, 3).some((word) => OWN_THINGS.has(word));
  });
}

function hasName(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < Math.min(tokens.length, to); at += 1) {
    const { text = '', lower = '' } = tokens[at] ?? {};
    if (!/^\p{Lu}/u.test(text) || VAGUE.has(lower) || CALENDAR.has(lower) || PEOPLES.has(lower)) continue;
    // A capitalized word at the start of a sentence is a name only right before its verb or before another name.
    const next = tokens[at + 1];
    const begins = at === 0;
    if (
      begins &&
      !(next && (REPORTING.has(next.lower) || PAPERS.has(next.lower) || /^\p{Lu}/u.test(next.text)))
    )
      continue;
    if (isCounted(tokens, at)) continue;
    return true;
  }
  return false;
}

/** '40% of Gen Z', 'tres de cada cinco Españoles': people who are counted, not a source. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [before, first] = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.text ?? ''];
  return (
    /^(?:of|de|des|du|d|los|las|les)$/.test(before) &&
    /^(?:\d|percent|cent|ciento|half|most|many)/.test(first)
  );
}
