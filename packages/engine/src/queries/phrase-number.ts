import nouns from './noun-numbers.json' with { type: 'json' };
import own from './own-noun-numbers.json' with { type: 'json' };

/** Takes 'an': spoken vowels, and abbreviations whose first letter is spoken as one. */
const VOWEL_SOUND =
  /^(?:(?!eu|one\b|once|u(?:ni(?!n|m)|s[aeiu]|t[ei]|k|r[aeiou]|biq))[aeiou]|h(?:eir|onest|onou?r|our)|(?:seo|mba|mri|html|led|sms|nft|rss|xml|hr|llc|ssd|rv)\b)/i;
/** Common keyword nouns come from our own list: corpora seldom have the plural of 'groomer' or 'mower'. */
const WITH_ARTICLE = new Set(own.article.split(' '));
const BARE = new Set(own.bare.split(' '));
for (const noun of nouns.article.split(' ')) if (!BARE.has(noun)) WITH_ARTICLE.add(noun);
for (const noun of nouns.bare.split(' ')) if (!WITH_ARTICLE.has(noun)) BARE.add(noun);
/** Plurals without an s. */
const MANY = /^(?:people|children|women|men|teeth|feet|mice|geese|police|cattle)$/;
const DETERMINERS = new Set('a an the my your our their his her its this that these those'.split(' '));
const PREPOSITIONS = new Set('for in of with without to at on from near by under over between'.split(' '));

/** How a noun is used in a sentence: 'heat pumps', 'a heat pump', 'yoga'; 'unknown' if its article is unknown. */
export type KeywordNumber = 'plural' | 'article' | 'bare' | 'unknown';

/** A noun within a sentence, with its article if it takes one. */
export function inSentence(thing: string, number: KeywordNumber): string {
  return number === 'article' ? `${VOWEL_SOUND.test(thing) ? 'an' : 'a'} ${thing}` : thing;
}

/** Based on its head: the last word before a preposition. */
export function detectNumber(words: readonly string[]): KeywordNumber {
  if (DETERMINERS.has(words[0] ?? '')) return 'bare';
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const head = words.at(end === -1 ? -1 : end - 1) ?? '';
  if (MANY.test(head)) return 'plural';
  if (/[a-z]{2}s$/.test(head) && !/(?:ss|us|is|ics|news)$/.test(head)) return 'plural';
  return WITH_ARTICLE.has(head) ? 'article' : BARE.has(head) ? 'bare' : 'unknown';
}
