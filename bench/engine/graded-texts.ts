import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from '@pagewright/engine';
import { isBuildHalf } from './held-out.ts';

/** A text, or a passage of it, whose difficulty people graded. */
export interface GradedText {
  /** The article it belongs to: texts of one article are in the same half and fold. */
  article: string;
  /** Higher is harder. */
  level: number;
  text: string;
  isBuild: boolean;
}

const DATA = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data');
export const ONE_STOP_LEVELS = ['Ele', 'Int', 'Adv'] as const;
const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
/** Usual number of words in a graded passage. */
const PASSAGE_WORDS = 175;
const MIN_WORDS = 90;

/** OneStopEnglish, levels 0 to 2 (elementary to advanced), or null if absent. */
export function readOneStop(): GradedText[] | null {
  const folder = join(DATA, 'onestop/Texts-SeparatedByReadingLevel');
  if (!existsSync(folder)) return null;
  return ONE_STOP_LEVELS.flatMap((name, level) => {
    const files = readdirSync(join(folder, `${name}-Txt`)).filter((file) => file.endsWith('.txt'));
    return files.map((file) => {
      const article = file.replace(/-[a-z]+\.txt$/i, '').trim();
      // Some files start with a byte order mark and the name of their level.
      const text = readFileSync(join(folder, `${name}-Txt`, file), 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/^\s*(?:elementary|intermediate|advanced)\s*\n/i, '');
      return { article, level, text, isBuild: isBuildHalf(article) };
    });
  });
}

/** Texts with their CEFR level, 0 (A1) to 5 (C2), or null if absent. */
export function readCefr(): GradedText[] | null {
  const file = join(DATA, 'cefr-dev.jsonl');
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const { text, level } = JSON.parse(row) as { text: string; level: string };
    const article = text.slice(0, 80);
    return { article, level: CEFR_LEVELS.indexOf(level), text, isBuild: isBuildHalf(article) };
  });
}

/** Splits texts into passages of whole sentences, about 175 words each; a short remainder is dropped. */
export function passagesOf(texts: readonly GradedText[]): GradedText[] {
  return texts.flatMap((graded) => {
    const passages: string[] = [];
    let passage: string[] = [];
    let words = 0;
    const close = (least: number): void => {
      if (words >= least) passages.push(passage.join(' '));
      passage = [];
      words = 0;
    };
    for (const paragraph of graded.text.split(/\n+/)) {
      for (const sentence of sentences(paragraph)) {
        passage.push(sentence);
        words += sentence.split(/\s+/).length;
        if (words >= PASSAGE_WORDS) close(PASSAGE_WORDS);
      }
    }
    close(passages.length === 0 ? 1 : MIN_WORDS);
    return passages.map((text) => ({ ...graded, text }));
  });
}
