import type { AssessmentCode } from '../../index.ts';
import { copyOf, findingOf, mention, pieceOf, scoreOf, unlessMoved } from './gain-article.ts';
import type { GainArticle } from './gain-article.ts';
import { detailed } from './text-edits.ts';
import type { Edit } from './edit.ts';

const MAX_STEPS = 60;
const OTHERS: readonly AssessmentCode[] = ['target_keywords', 'subject_questions'];
const named = (value: unknown): string[] => String(value).split('; ').filter(Boolean);
/** Thirty words in three sentences, the target length of an answer. */
const ANSWER =
  'It takes no longer than making coffee on any other morning. Only ask people who tried it at home. They will simply tell you that it always goes well indeed.';

/** Adds the terms with the largest gain, one by one, until the terms are covered. */
const coverTerms: Edit = (article) => {
  let changed: GainArticle | null = article;
  for (let step = 0; step < MAX_STEPS && changed !== null; step += 1) {
    const result = scoreOf(changed);
    if (findingOf(result, 'subject_terms')?.verdict === 'good') return unlessMoved(article, changed, OTHERS);
    const words = article.keyword.toLowerCase().split(' ');
    const rows = result?.terms.filter(
      ({ text }) =>
        !text
          .toLowerCase()
          .split(' ')
          .some((word) => words.includes(word)),
    );
    const row = rows?.toSorted((a, b) => b.gain - a.gain)[0];
    changed = row === undefined || row.gain <= 0 ? null : mention(changed, 0, row.text);
  }
  return null;
};

const isServed = (article: GainArticle, feature: string): boolean =>
  !String(findingOf(scoreOf(article), 'result_features')?.values['missing']).includes(feature);

/** An edit for every finding that needs evidence. */
export const SUBJECT_EDITS: Partial<Record<AssessmentCode, Edit>> = {
  subject_terms: coverTerms,
  subject_headings: (article, { values }) => {
    const changed = copyOf(article);
    const heads = changed.pieces.filter(({ kind, runs }) => kind === 'heading' && runs.length > 0);
    const missing = named(values['missing']);
    if (missing.length > heads.length) return null;
    for (const [index, topic] of missing.entries()) heads[index]!.runs.push({ text: `and ${topic}` });
    const isRight = findingOf(scoreOf(changed), 'subject_headings')?.verdict === 'good';
    return isRight
      ? unlessMoved(article, changed, [
          'keyword_in_introduction',
          'keyword_in_headings',
          'target_keywords',
          'questions_answered',
          'subject_questions',
        ])
      : null;
  },
  subject_questions: (article, { values }) => {
    const changed = copyOf(article);
    for (const question of named(values['missing'])) changed.pieces.push(pieceOf('paragraph', [question]));
    const isRight = findingOf(scoreOf(changed), 'subject_questions')?.verdict === 'good';
    return isRight ? unlessMoved(article, changed, ['target_keywords', 'keyword_in_headings']) : null;
  },
  questions_answered: (article, { values }) => {
    const changed = copyOf(article);
    const more = Number(values['recommended']) - Number(values['answered']);
    const missing = named(values['missing']).slice(0, more);
    for (const question of missing)
      changed.pieces.push(pieceOf('heading', [question], 2), pieceOf('paragraph', [ANSWER]));
    const isRight = findingOf(scoreOf(changed), 'questions_answered')?.verdict === 'good';
    return isRight
      ? unlessMoved(article, changed, ['target_keywords', 'keyword_in_headings', 'empty_sections'])
      : null;
  },
  result_features: (article, { values }) => {
    const changed = copyOf(article);
    for (const feature of String(values['missing']).split(', ')) {
      if (feature === 'image') changed.pieces.push({ ...pieceOf('image', []), alt: 'A picture' });
      if (feature === 'list') changed.pieces.push(pieceOf('list', ['One', 'And two']));
      if (feature === 'table') changed.pieces.push(pieceOf('table', ['One', 'Two']));
      if (feature !== 'questions') continue;
      for (const question of ['Is that so?', 'Who does it?']) {
        if (isServed(changed, 'questions')) break;
        changed.pieces.push(pieceOf('heading', [question], 2), pieceOf('paragraph', [ANSWER]));
      }
    }
    return unlessMoved(article, changed, ['empty_sections']);
  },
  own_details: (article) => detailed(article, 'own_details'),
  result_format: (article, { values }) => {
    const titles: Record<string, string> = {
      how_to: `How to: ${article.title}`,
      comparison: `${article.title} compared`,
      listicle: `7 ways with things: ${article.title}`,
      answer: `What about ${article.title}`,
    };
    const title = titles[String(values['favoured'])];
    return title === undefined || article.metaTitle === '' || article.title === ''
      ? null
      : { ...copyOf(article), title };
  },
};
