import type { AssessmentCode } from '../../index.ts';
import {
  copyOf,
  findingOf,
  isCounted,
  mention,
  paragraphsOf,
  phrasesOf,
  replaceRuns,
  scoreOf,
  textOf,
  unlessMoved,
  wordsOf,
} from './gain-article.ts';
import type { GainArticle } from './gain-article.ts';
import { inOtherWords } from './other-words.ts';
import { DULL, MISSPELLED, MONOTONOUS, SLIP, stuffed } from './random-articles.ts';
import { endWith } from './edit.ts';
import type { Edit } from './edit.ts';
import { evidenceEdits, structureEdits } from './structure-edits.ts';

/** Uses the keyword this many times more, each in the middle of the longest stretch without it. */
function spread(article: GainArticle, more: number): GainArticle | null {
  let changed: GainArticle | null = article;
  let isIntroduced = findingOf(scoreOf(article), 'keyword_in_introduction')?.values['hasPhrase'] === true;
  const [first = '', ...others] = article.keyword.toLowerCase().split(' ');
  for (let added = 0; added < more && changed !== null; added += 1) {
    const words: string[] = changed.pieces.flatMap((item) =>
      textOf(item).toLowerCase().split(' ').filter(Boolean),
    );
    const places = words.flatMap((word, at) =>
      word === first && others.every((other, index) => words[at + 1 + index]?.startsWith(other)) ? [at] : [],
    );
    const bounds = [0, ...places, words.length];
    const gaps = bounds
      .slice(1)
      .map((end, index) => ({ middle: (end + bounds[index]!) / 2, length: end - bounds[index]! }));
    const { middle } = gaps.toSorted((a, b) => b.length - a.length)[0]!;
    if (Math.abs(middle - 100) < 30) return null;
    isIntroduced ||= middle < 100;
    changed = mention(changed, middle, article.keyword);
  }
  // The changed sentence may end on the other side of the introduction's boundary.
  const result = changed && findingOf(scoreOf(changed), 'keyword_in_introduction');
  return result?.values['hasPhrase'] === isIntroduced ? changed : null;
}

/** Edits of keywords and fields. */
const keywordEdits: Partial<Record<AssessmentCode, Edit>> = {
  keyword_in_title: (article, { values }) => {
    // Repetition is removed instead.
    if (Number(values['occurrences']) > 0) return null;
    const changed = {
      ...copyOf(article),
      title:
        article.title === ''
          ? `${article.keyword} by the river and all about it`
          : `${article.title} ${article.keyword}`,
    };
    return unlessMoved(article, changed, ['result_format']);
  },
  keyword_in_meta_title: (article, { values }) => {
    // Repetition is removed instead.
    if (Number(values['occurrences']) > 0) return null;
    const used = article.metaTitle || article.title;
    return {
      ...copyOf(article),
      metaTitle:
        used === '' ? `${article.keyword} by the river and all about it` : `${used} ${article.keyword}`,
    };
  },
  keyword_in_introduction: (article) => {
    const changed = mention(article, 0, article.keyword);
    const isIn = findingOf(changed && scoreOf(changed), 'keyword_in_introduction')?.verdict === 'good';
    return isIn ? changed : null;
  },
  keyword_in_meta_description: (article) => ({
    ...copyOf(article),
    metaDescription:
      article.metaDescription === 'Short.'
        ? `Short. ${article.keyword}`
        : `The ${article.keyword} by the river: who built it, what it cost and how it came to stand for so long.`,
  }),
  keyword_in_slug: (article) => {
    const slug = article.keyword.replaceAll(' ', '-');
    return { ...copyOf(article), slug: article.slug.includes('_') ? `New_${slug}` : slug };
  },
  keyword_in_headings: (article, { values }) => {
    const changed = copyOf(article);
    const heads = changed.pieces.filter(({ kind }) => kind === 'heading');
    if (heads[0] === undefined) return null;
    if (values['withKeyword'] === 0)
      heads[0].runs = [{ text: `${textOf(heads[0])} of the ${article.keyword}` }];
    else
      for (const head of heads.slice(0, Math.ceil(heads.length / 4)))
        head.runs = [{ text: 'How it was built' }];
    return changed;
  },
  keyword_density: (article, { values }) => {
    const least = Math.ceil((Number(values['minimum']) * Number(values['words'])) / 100);
    const more = least - Number(values['count']);
    return more <= 0 ? null : spread(article, more);
  },
  keyword_distribution: (article, { values }) => {
    const once = spread(article, 1);
    const share = once && findingOf(scoreOf(once), 'keyword_distribution')?.values['longestShare'];
    if (share !== null && Number(share) <= 0.6) return once;
    // A use in an uncounted paragraph does not count.
    if (share === values['longestShare']) return null;
    // A free sentence may be slightly off the middle: then one use would have been enough.
    return Number(share) < 0.7 ? null : spread(article, 2);
  },
  keyword_stuffing: (article) => {
    const size = wordsOf(article.keyword);
    const rest = 'and so much more to see here on the far side'.split(' ').slice(0, size * 3);
    const changed = replaceRuns(
      article,
      stuffed(article.keyword),
      `${article.keyword.charAt(0).toUpperCase()}${article.keyword.slice(1)} ${rest.join(' ')}.`,
    );
    return findingOf(scoreOf(changed), 'keyword_stuffing')?.verdict === 'good' ? changed : null;
  },
  target_keywords: (article, { values }) => {
    const missing = String(values['missing']).split(', ');
    const changed = endWith(article, missing.length, missing);
    return changed && unlessMoved(article, changed, ['subject_questions']);
  },
  meta_title_length: (article, { values }) => {
    if (values['standsIn'] === true || values['isEmpty'] === true) return null;
    return { ...copyOf(article), metaTitle: `${article.keyword}: ${'a long title '.repeat(2)}` };
  },
  meta_description_length: (article) => ({
    ...copyOf(article),
    metaDescription:
      'Those who did it first, what it cost them and how it has stood for so long since that time.',
  }),
  slug_form: (article) => ({ ...copyOf(article), slug: 'something-of-its-own' }),
};

/** Edits of readability. */
const readingEdits: Partial<Record<AssessmentCode, Edit>> = {
  reading_ease: (article) => {
    const changed = copyOf(article);
    for (const { kind, runs } of changed.pieces) {
      if (kind !== 'paragraph') continue;
      for (const run of runs) {
        const words = run.text.split(' ');
        for (const [at, word] of words.entries()) {
          if (at === 0 || !/^[a-z]{8,}(?<!ed)$/.test(word) || isCounted(article, word)) continue;
          words[at] = 'day';
          run.text = words.join(' ');
          if (findingOf(scoreOf(changed), 'reading_ease')?.verdict === 'good')
            return unlessMoved(article, changed, ['passive_voice', 'repeated_openings']);
        }
      }
    }
    return null;
  },
  passive_voice: (article) => {
    const changed = copyOf(article);
    for (const run of paragraphsOf(changed).flatMap(({ runs }) => runs))
      run.text = run.text.replaceAll(/\b(?:is|are|was|were|be|been|being)\b/g, 'had');
    return findingOf(scoreOf(changed), 'passive_voice')?.verdict === 'good' ? changed : null;
  },
  repeated_openings: (article) => {
    const changed = replaceRuns(article, MONOTONOUS, 'It rained. Ice came. It thawed.');
    return findingOf(scoreOf(changed), 'repeated_openings')?.verdict === 'good' ? changed : null;
  },
  long_sentences: (article) => {
    const changed = copyOf(article);
    for (const run of paragraphsOf(changed).flatMap(({ runs }) => runs)) {
      const words = run.text.split(' ');
      if (words.length <= 25) continue;
      const size = Math.ceil(words.length / Math.ceil(words.length / 25));
      run.text = words
        .map((word, at) => {
          if (at > 0 && at % size === 0) return `So${word.replaceAll(/[^a-z]/gi, '')}`;
          return (at + 1) % size === 0 && at + 1 < words.length ? `${word.replace(/\W$/, '')}.` : word;
        })
        .join(' ');
    }
    const isRight = findingOf(scoreOf(changed), 'long_sentences')?.verdict === 'good';
    return isRight
      ? unlessMoved(article, changed, ['passive_voice', 'unsourced_figures', 'unsourced_quotations'])
      : null;
  },
  long_paragraphs: (article) => {
    const changed = copyOf(article);
    changed.pieces = changed.pieces.flatMap((item) => {
      if (item.kind !== 'paragraph' || wordsOf(textOf(item)) <= 150) return [item];
      const half = Math.ceil(item.runs.length / 2);
      return [item.runs.slice(0, half), item.runs.slice(half)].map((runs) => ({ ...item, runs }));
    });
    const isRight = paragraphsOf(changed).every((item) => wordsOf(textOf(item)) <= 150);
    return isRight ? unlessMoved(article, changed, ['unsourced_figures', 'unsourced_quotations']) : null;
  },
};

/** Replaces words with longer ones, sentence by sentence, until there are enough. */
function lengthened(article: GainArticle): GainArticle | null {
  const changed = copyOf(article);
  const counted = phrasesOf(article);
  for (const [round, run] of paragraphsOf(changed)
    .flatMap(({ runs }) => runs)
    .entries()) {
    run.text = inOtherWords(counted, run.text, round + 1, 'ering');
    if (findingOf(scoreOf(changed), 'subject_breadth')?.verdict === 'good')
      return unlessMoved(article, changed, CLAIM_CODES);
  }
  return null;
}

/** What names and new words may change by chance. */
const CLAIM_CODES: readonly AssessmentCode[] = ['citations', 'figures', 'unsourced_figures', 'quotations'];

/** Adds a name to sentences without details until a finding is good. */
export function detailed(article: GainArticle, code: AssessmentCode): GainArticle | null {
  let changed: GainArticle | null = article;
  for (const name of NAMES) {
    changed = changed && mention(changed, 0, name);
    if (changed !== null && findingOf(scoreOf(changed), code)?.verdict === 'good')
      return unlessMoved(article, changed, CLAIM_CODES);
  }
  return null;
}
const NAMES = [
  'Ross',
  'Kerr',
  'Lund',
  'Moss',
  'Pohl',
  'Rudd',
  'Voss',
  'Wynn',
  'Yore',
  'Zorn',
  'Brandt',
  'Falk',
];

/** Edits of wording. */
const wordingEdits: Partial<Record<AssessmentCode, Edit>> = {
  slips: (article) => {
    const changed = replaceRuns(article, SLIP, SLIP.replace(' ,', ','));
    return findingOf(scoreOf(changed), 'slips')?.verdict === 'good' ? changed : null;
  },
  misspellings: (article) => {
    const changed = replaceRuns(article, MISSPELLED, 'The masons were skillful and carved it separately.');
    return findingOf(scoreOf(changed), 'misspellings')?.verdict === 'good' ? changed : null;
  },
  wording_variety: (article) => {
    const changed = replaceRuns(
      article,
      DULL,
      'Wind bends green reeds there while two old herons wait near some weir.',
    );
    return findingOf(scoreOf(changed), 'wording_variety')?.verdict === 'good' ? changed : null;
  },
  subject_breadth: (article) => lengthened(article),
  concrete_details: (article) => detailed(article, 'concrete_details'),
};

/** An edit for every finding that does not need evidence. */
export const TEXT_EDITS: Partial<Record<AssessmentCode, Edit>> = {
  ...keywordEdits,
  ...readingEdits,
  ...wordingEdits,
  ...structureEdits,
  ...evidenceEdits,
};
