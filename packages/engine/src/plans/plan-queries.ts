import { headVariants, singleVariants } from './appended-conditions.ts';
import type { Phrase } from './parse-phrase.ts';

/** Maximum length of a keyword with all of its idea's requests. */
const MAX_QUERY_LENGTH = 9;
/** Maximum queries with conditions; the rest are usual ones. */
const MAX_NARROW = 3;
/** Nobody adds words to a longer keyword. */
const MAX_BASE_LENGTH = 5;

/** What people type: the keyword with its conditions, then usual additions if it is short enough. */
export function createQueries(phrase: Phrase, lines: readonly string[]): string[] {
  const count = (text: string): number => text.split(' ').length;
  const { K = '', k = '' } = phrase.parts;
  const typedOf = (variants: readonly Phrase[]): string | undefined =>
    variants
      .map(({ parts }) => parts['k'] ?? k)
      .find((text) => text !== k && count(text) <= MAX_QUERY_LENGTH);
  const whole = typedOf(headVariants(phrase));
  // What the longest query omits is queried separately.
  const alone = singleVariants(phrase)
    .flatMap((variants) => typedOf(variants) ?? [])
    .filter((text) => whole?.includes(text.slice(k.length)) !== true);
  const narrow = [...(whole === undefined ? [] : [whole]), ...alone]
    // Nobody types a rate: 'under $6k a year'.
    .filter((text) => !PRICE_RATE.test(text))
    .slice(0, MAX_NARROW);
  const usual = lines
    .map((query) => query.replace(/\s?\?$/, ''))
    // A word after 'for a baby' belongs to the baby.
    .filter((query) => !(phrase.language === 'en' && BEHIND_PHRASE.test(k) && isSuffixed(query, k)))
    .filter((query) => count(k) <= MAX_BASE_LENGTH || !query.toLowerCase().startsWith(`${K.toLowerCase()} `))
    .filter((query) => count(query) <= MAX_QUERY_LENGTH)
    // 'Mejores' and 'baratas' need a plural.
    .filter(
      (query) =>
        !/^(?:mejores|meilleure?s) (?!\p{L}+[sx] )| (?:baratas|baratos|pas chères)$/u.test(query) ||
        /^\p{L}+[sx](?= |$)/u.test(k),
    );
  const found = [...new Set([...narrow, ...usual])].filter(
    // One such word is enough: 'easy cheap wedding ideas'.
    (query) => !(PRAISED.test(query) && PRAISED.test(k)),
  );
  return found.length > 0 ? found : lines.filter((query) => !PRAISED.test(query)).slice(0, 1);
}

const PRAISED = /^(?:best|easy|cheap|fun|simple|quick|free|affordable)(?= )/iu;
const PRICE_RATE = /\d\S* (?:euros? )?(?:an?|per|al|par|entre) \p{L}+$/u;
const BEHIND_PHRASE = / (?:for|with|without|of|when|to) /u;
const isSuffixed = (query: string, k: string): boolean =>
  query.toLowerCase().startsWith(`${k.toLowerCase()} `) && !/ (?:printable|pdf)$/u.test(query);
