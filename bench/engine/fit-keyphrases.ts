/**
 * Fits what makes a reader name a phrase: logistic regression over the facts of all candidates of the build half of
 * SemEval 2017, task 10. `node bench/engine/fit-keyphrases.ts > packages/engine/src/keyphrases/keyphrase-weights.json`
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keyphraseCandidates } from '../../packages/engine/src/keyphrases/keyphrase-candidates.ts';
import { KEYPHRASE_FACTS, keyphraseFacts } from '../../packages/engine/src/keyphrases/keyphrase-facts.ts';
import { countWords, rankCandidates } from '../../packages/engine/src/keyphrases/rank-candidates.ts';
import type { KeyphraseWeights } from '../../packages/engine/src/keyphrases/rank-candidates.ts';
import { unwrapLines } from '../../packages/engine/src/keyphrases/unwrap-lines.ts';
import { parsePaper } from '../../packages/engine/src/paper/parse-paper.ts';
import { analyzePage } from '../../packages/engine/src/text/analyze-paper.ts';
import type { AnalyzedPaper } from '../../packages/engine/src/text/analyze-paper.ts';
import { fitLogistic, ridgeFor, rounded, sparse } from './fit-logistic.ts';
import { foldOf, isBuildHalf } from './held-out.ts';

/** An abstract with the phrases that its readers named. */
export interface LabeledText {
  text: string;
  /** In lower case, with Porter stems. */
  wanted: ReadonlySet<string>;
}

interface Snowball {
  newStemmer(language: string): { stem(word: string): string };
}

/** How many phrases count. */
export const CUTOFF = 10;
const FOLDS = 5;
const RIDGE = 1;
const NOTE =
  'Fitted by bench/engine/fit-keyphrases.ts: logarithm of the odds that a reader of an abstract names the phrase.';

// The engine's own dependency: the first Porter stemmer, with which these texts are always measured.
const load = createRequire(join(import.meta.dirname, '../../packages/engine/package.json'));
const porter = (load('snowball-stemmers') as Snowball).newStemmer('porter');

/** The abstracts with their readers' phrases, or null if the data is absent. */
export function readAbstracts(): LabeledText[] | null {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/semeval2017');
  if (!existsSync(folder)) return null;
  const names = readdirSync(join(folder, 'keys')).toSorted();
  return names.map((name) => {
    const keys = readFileSync(join(folder, 'keys', name), 'utf8').split('\n');
    return {
      text: readFileSync(join(folder, 'docsutf8', name.replace('.key', '.txt')), 'utf8'),
      wanted: new Set(keys.map((key) => stemWords(key)).filter((key) => key !== '')),
    };
  });
}

function stemWords(phrase: string): string {
  const words = phrase.toLowerCase().split(/\s+/);
  return words
    .map((word) => (word === '' ? '' : porter.stem(word)))
    .join(' ')
    .trim();
}

/** Weights of the facts and of a single word. */
export function fitKeyphrases(texts: readonly LabeledText[]): KeyphraseWeights {
  const rows: number[][] = [];
  const labels: number[] = [];
  for (const { text, wanted } of texts) {
    const { analyses, language } = analyzed(text);
    const wordCounts = countWords(analyses);
    for (const candidate of keyphraseCandidates(analyses, language.code === 'en').values()) {
      const facts = keyphraseFacts(candidate, wordCounts, language.code);
      rows.push([...facts, candidate.keys.length === 1 ? 1 : 0]);
      labels.push(wanted.has(stemWords(candidate.forms.commonest)) ? 1 : 0);
    }
  }
  const { bias, weights } = fitLogistic(rows.map(sparse), labels, ridgeFor(rows, RIDGE));
  const facts = Object.fromEntries(KEYPHRASE_FACTS.map((fact, at) => [fact, weights[at]!]));
  return {
    bias,
    facts: facts as KeyphraseWeights['facts'],
    oneWord: weights[KEYPHRASE_FACTS.length]!,
  };
}

const analyzed = (text: string): AnalyzedPaper => analyzePage(parsePaper(unwrapLines(text)));

/** F1 of the first ten phrases of each text, with the given weights. */
export function scoreTexts(texts: readonly LabeledText[], weights?: KeyphraseWeights): number[] {
  return texts.map(({ text, wanted }) => {
    const ranked = rankCandidates(analyzed(text), undefined, weights).slice(0, CUTOFF);
    return f1(
      ranked.map(({ candidate }) => candidate.forms.commonest),
      wanted,
    );
  });
}

/** F1 of each text, with weights fitted without its fold. */
export function crossValidated(texts: readonly LabeledText[]): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ text }: LabeledText): boolean => foldOf(text, FOLDS) === fold;
    const weights = fitKeyphrases(texts.filter((text) => !isOwn(text)));
    return scoreTexts(
      texts.filter((text) => isOwn(text)),
      weights,
    );
  }).flat();
}

/** Harmonic mean of precision and recall. */
export function f1(found: readonly string[], wanted: ReadonlySet<string>): number {
  const stemmed = new Set(found.map((phrase) => stemWords(phrase)));
  let hits = 0;
  for (const phrase of stemmed) if (wanted.has(phrase)) hits += 1;
  return hits === 0 ? 0 : (2 * hits) / (stemmed.size + wanted.size);
}

if (import.meta.main) {
  const texts = readAbstracts();
  if (texts === null) throw new Error('data/semeval2017 is not there');
  const { bias, facts, oneWord } = fitKeyphrases(texts.filter(({ text }) => isBuildHalf(text)));
  const shown = Object.fromEntries(KEYPHRASE_FACTS.map((fact) => [fact, rounded(facts[fact])]));
  console.log(
    JSON.stringify({ note: NOTE, bias: rounded(bias), facts: shown, oneWord: rounded(oneWord) }, null, 2),
  );
}
