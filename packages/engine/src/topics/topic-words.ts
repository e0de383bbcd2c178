import { americanSpelling } from '../background/american-spelling.ts';
import { rarityIn } from '../background/rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { wordClass } from '../keyphrases/word-class.ts';
import { analyzePage, analyzeReading } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import type { TopicPage } from './types.ts';

/** A single word is a subject if it is rarer than this, in nats: 'mortgage', not 'water'. */
const RARE_WORD = 7;
/** Spanish and French words have one class in most of their uses. */
const MOSTLY = 0.5;

/** The language of a page (ISO 639-1). */
export function pageLanguage({ language, paper }: Pick<TopicPage, 'language' | 'paper'>): string {
  return language?.slice(0, 2).toLowerCase() ?? analyzePage(paper).language.code;
}

/** The stem of a word in one spelling. */
export function topicKey({ key }: Pick<WordEntry, 'key'>, code: string): string {
  return code === 'en' ? americanSpelling(key) : key;
}

/** The stems of the subject words of a text, in order. */
export function topicKeys(text: string, code: string): string[] {
  return analyzeReading(readBlock(text), lexiconOf(code))
    .entries.filter((entry) => !entry.isFunctionWord)
    .map((entry) => topicKey(entry, code));
}

const CLITIC = /^\p{L}+['’](?=\p{L})/u;

const INFINITIVE: Readonly<Record<string, RegExp>> = { es: /[aeií]r(?:l[aeo]s?|se)?$/, fr: /(?:er|ir|re)$/ };

/** Whether a Spanish or French word is an infinitive. Other forms of verbs are often nouns too: 'pompe', 'balance'. */
export function isInfinitive({ lower }: Pick<WordEntry, 'lower'>, code: string): boolean {
  const word = lower.replace(CLITIC, '');
  return INFINITIVE[code]?.test(word) === true && (wordShares(code, word)?.verb ?? 0) > MOSTLY;
}

/** Whether a word names something, as far as is known: it is no verb, adverb, or adjective. */
export function isThing(entry: WordEntry, code: string): boolean {
  if (entry.isFunctionWord) return false;
  if (code === 'en') return wordClass(entry) === 'noun';
  const shares = wordShares(code, entry.lower.replace(CLITIC, ''));
  return shares === null || Math.max(shares.noun, shares.properNoun) >= MOSTLY;
}

/** Whether a single word names a subject and not something everyday, which titles mention in passing. */
export function isRareThing(entry: WordEntry, code: string): boolean {
  const rarity = rarityIn(code, entry.key);
  return isThing(entry, code) && (rarity === null || rarity >= RARE_WORD);
}
