import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { phraseRuns } from '../keyphrases/phrase-runs.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import { readBlock } from '../text/read-block.ts';
import type { ReadPage } from './targeted-page.ts';

/** A title's end that names the site: ' | Example', ' - Example'. */
const SITE_NAME = /\s[|–—·»-]\s[^|–—·»]*$/u;
/** A single word is a subject when it is rarer than this, in nats: 'mortgage', not 'guide'. */
const RARE_WORD = 7;
const LONGEST = 5;

/** The noun phrases that a page's title names, as they are written, in lower case. */
export function titleSubjects(read: ReadPage): string[] {
  const isEnglish = read.lexicon.language === 'en';
  const title = analyzeReading(readBlock(read.page.title.replace(SITE_NAME, '')), read.lexicon);
  const { tokens, text } = title.reading;
  const found: string[] = [];
  for (const { first, end } of phraseRuns(title, isEnglish)) {
    if (end - first > LONGEST) continue;
    if (end - first === 1 && rarityOf(title.entries[first]!.key, isEnglish) < RARE_WORD) continue;
    found.push(text.slice(tokens.starts[first], tokens.ends[end - 1]).toLowerCase());
  }
  return found;
}

function rarityOf(key: string, isEnglish: boolean): number {
  return isEnglish ? wordRarity(key) : MOST_RARITY;
}
