import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import type { Assessment, AssessmentCode, ScoredResult } from '../index.ts';
import { findingOf, keepScore, scoreOf } from './testing/gain-article.ts';
import type { GainArticle } from './testing/gain-article.ts';
import { randomArticles, stuffed } from './testing/random-articles.ts';
import { SUBJECT_EDITS } from './testing/subject-edits.ts';
import { TEXT_EDITS } from './testing/text-edits.ts';
import type { Edit } from './testing/edit.ts';

/**
 * For every finding: applies its fix to random articles, short ones included, scores them again, and expects the
 * promised gain.
 */
const TOLERANCE = 0.5;
/** Edits in all, and of every finding. */
const MIN_EDITS = sampleOrAll(45, 200);
const MIN_PER_FINDING = sampleOrAll(1, 5);
const MAX_PER_FINDING = sampleOrAll(2, 40);
const RUNS = sampleOrAll(30, 800);
/** So many are drawn at most for a finding that few articles have. */
const MAX_RUNS = sampleOrAll(600, 3_200);
const PATIENCE = 120_000;
const SEED = 20_260;

/** Articles with a stuffed paragraph; the other findings are measured without, since stuffing devalues them. */
const stuffedOf = (articles: fc.Arbitrary<GainArticle>): fc.Arbitrary<GainArticle> =>
  articles.map((article) => {
    const changed = structuredClone(article);
    changed.pieces.find(({ kind }) => kind === 'paragraph')?.runs.push({ text: stuffed(article.keyword) });
    return changed;
  });

/** Long enough for distribution to matter. */
const longOf = (articles: fc.Arbitrary<GainArticle>): fc.Arbitrary<GainArticle> =>
  fc.tuple(articles, articles, articles).map(([first, ...others]) => {
    const rest = structuredClone(others.flatMap(({ pieces }) => pieces));
    for (const run of rest.flatMap(({ runs }) => runs))
      run.text = run.text.replaceAll(new RegExp(first.keyword, 'gi'), 'big thing');
    return { ...first, pieces: [...first.pieces, ...rest] };
  });

/** Random articles of a kind, created and scored once for all findings; more are drawn for rare findings. */
function draw(articles: fc.Arbitrary<GainArticle>): () => Generator<GainArticle> {
  const drawn: GainArticle[] = [];
  return function* () {
    for (let at = 0; at < MAX_RUNS; at += 1) {
      if (at === drawn.length)
        drawn.push(...fc.sample(articles, { numRuns: RUNS, seed: SEED + at }).map(keepScore));
      yield drawn[at]!;
    }
  };
}

const plain = draw(randomArticles(false));
const withPages = draw(randomArticles(true));
const stuffedOnes = draw(stuffedOf(randomArticles(false)));
const long = draw(longOf(randomArticles(false)));

function articlesFor(code: string, withEvidence: boolean): Generator<GainArticle> {
  if (code === 'keyword_stuffing') return stuffedOnes();
  if (code === 'keyword_distribution') return long();
  return withEvidence ? withPages() : plain();
}

const READING = new Set(['reading_ease', 'long_sentences', 'text_length']);
const EASE_TOLERANCE = 0.3;

function easeMoved(before: ScoredResult, after: ScoredResult): boolean {
  const [first, second] = [before, after].map((result) => findingOf(result, 'reading_ease'));
  if (first === undefined || second === undefined) return false;
  return (
    Math.abs(first.points / first.maximum - second.points / second.maximum) * second.maximum > EASE_TOLERANCE
  );
}

/** Words of paragraphs that do not count. */
const uncounted = (result: ScoredResult): number =>
  result.wordCount - Number(findingOf(result, 'text_length')?.values['words'] ?? result.wordCount);

/** The articles consist of random words without substance: only the gains of parts are compared. */
const pointsOf = ({ parts }: ScoredResult, counts: (code: string) => boolean): number =>
  parts
    .flatMap(({ assessments }) => assessments)
    .reduce((sum, { code, points }) => sum + (counts(code) ? points : 0), 0);

const promisedPoints = ({ gainBreakdown }: Assessment, counts: (code: string) => boolean): number =>
  gainBreakdown.reduce((sum, { code, points }) => sum + (counts(code) ? points : 0), 0);

/** What invented words of an edit may change by chance. */
const BY_CHANCE = new Set([
  'slips',
  'misspellings',
  'wording_variety',
  'subject_breadth',
  'concrete_details',
  'own_details',
]);
/** What replacing the article's words may change. */
const BY_WORDS = new Set(
  'reading_ease long_sentences passive_voice subject_terms target_keywords figures quotations citations unsourced_figures unsourced_quotations'.split(
    ' ',
  ),
);

let all = 0;

function check(code: string, edit: Edit, withEvidence: boolean): void {
  let made = 0;
  let at = -1;
  // Replaced words may also read easier or harder, and may support and cite less.
  const isReworded = ['wording_variety', 'subject_breadth', 'text_length'].includes(code);
  for (const article of articlesFor(code, withEvidence)) {
    at += 1;
    if (made >= (at < RUNS ? MAX_PER_FINDING : MIN_PER_FINDING)) break;
    const before = scoreOf(article);
    const finding = findingOf(before, code);
    if (!before || !finding || finding.gain === 0) continue;
    const changed = edit(article, finding, before);
    const after = changed === null ? null : scoreOf(changed);
    // Replacing words may change the readability by chance.
    if (after === null || (!READING.has(code) && !isReworded && easeMoved(before, after))) continue;
    // Random words have no reliable order, and invented ones may tip it.
    if (isReworded && uncounted(before) !== uncounted(after)) continue;
    made += 1;
    const counts = (other: string): boolean =>
      other === code ||
      (other !== 'substance' && !BY_CHANCE.has(other) && !(isReworded && BY_WORDS.has(other)));
    const gained = pointsOf(after, counts) - pointsOf(before, counts);
    const promised = promisedPoints(finding, counts);
    expect(Math.abs(gained - promised), `article ${at}: ${gained} gained, ${promised} promised`).toBeLessThan(
      TOLERANCE + 0.05,
    );
  }
  expect(made).toBeGreaterThanOrEqual(MIN_PER_FINDING);
  all += made;
}

describe('the gain of a finding equals the score increase when it is fixed', { timeout: PATIENCE }, () => {
  const textEdits = Object.entries(TEXT_EDITS) as [AssessmentCode, Edit][];
  it.each(textEdits)('%s', (code, edit) => check(code, edit, false));

  const subjectEdits = Object.entries(SUBJECT_EDITS) as [AssessmentCode, Edit][];
  it.each(subjectEdits)('%s, with evidence', (code, edit) => check(code, edit, true));

  const restOnPages = new Set<string>(['target_keywords', 'text_length', 'reading_ease', 'figures', 'links']);
  it.each(textEdits.filter(([code]) => restOnPages.has(code)))('%s, with evidence', (code, edit) =>
    check(code, edit, true),
  );

  it(`was put right ${MIN_EDITS} times or more`, () => {
    expect(all).toBeGreaterThanOrEqual(MIN_EDITS);
  });
});
