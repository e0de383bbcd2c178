import type { Assessment, AssessmentCode } from '../../index.ts';
import {
  copyOf,
  findingOf,
  isTaken,
  paragraphsOf,
  pieceOf,
  replaceRuns,
  scoreOf,
  textOf,
  unlessMoved,
  wordsOf,
} from './gain-article.ts';
import type { GainArticle } from './gain-article.ts';
import { CLAIM, QUOTED, VAGUE_LINK } from './random-articles.ts';
import { endWith, goOn, shareOf } from './edit.ts';
import type { Edit } from './edit.ts';

const missingOf = ({ values }: Assessment): number => Number(values['recommended']) - Number(values['count']);

function linkMore(article: GainArticle, more: number): GainArticle | null {
  const changed = copyOf(article);
  const free = paragraphsOf(changed).flatMap(({ runs }) =>
    runs.filter(({ href, text }) => href === undefined && ![CLAIM, QUOTED].includes(text)),
  );
  for (const [index, run] of free.slice(0, more).entries()) run.href = `https://example.org/page-${index}`;
  return free.length < more
    ? null
    : unlessMoved(article, changed, ['unsourced_figures', 'unsourced_quotations']);
}

/** Edits of a text's structure. */
export const structureEdits: Partial<Record<AssessmentCode, Edit>> = {
  text_length: (article, { values }) => {
    // Below fifty words, variety is not assessed.
    if (findingOf(scoreOf(article), 'wording_variety') === undefined) return null;
    const recommended = Number(values['recommended']);
    const changed = goOn(article, recommended);
    const result = changed && scoreOf(changed);
    // Exceeding the keyword's good band, or far exceeding the target, is not what a writer would do.
    const isGood = Number(findingOf(result, 'keyword_density')?.values['density']) <= 2.5;
    const isNear = Number(findingOf(result, 'text_length')?.values['words']) <= recommended * 1.05;
    // Where the end meets the start again, sections and levels may not fit together.
    const isAlike = ['heading_order', 'empty_sections', 'result_features'].every((code) => {
      const [before, after] = [scoreOf(article), result].map((item) => findingOf(item, code));
      return Math.abs(shareOf(before) - shareOf(after)) < 0.1;
    });
    const [used, usedMore] = [scoreOf(article), result].map((item) => findingOf(item, 'subject_terms'));
    const isNatural = used?.values['overused'] === usedMore?.values['overused'];
    // Sentences of mostly counted words are the same in every round, and count as repeated.
    const isNew = findingOf(result, 'text_length')?.values['words'] === result?.wordCount;
    // Replaced words may no longer name a source.
    const [cited, citedMore] = [scoreOf(article), result].map((item) => findingOf(item, 'citations'));
    const isCited = Number(citedMore?.values['count']) >= Number(cited?.values['count'] ?? 0);
    return isNew && isCited && isGood && isNear && isAlike && isNatural ? changed : null;
  },
  long_sections: (article) => {
    const changed = copyOf(article);
    let words = 0;
    let level = 2;
    changed.pieces = changed.pieces.flatMap((item) => {
      if (item.kind === 'heading') level = item.level;
      const own = wordsOf(textOf(item));
      const begins = item.kind !== 'heading' && words > 0 && words + own > 300;
      words = item.kind === 'heading' ? 0 : (begins ? 0 : words) + own;
      return begins ? [pieceOf('heading', ['More'], level), item] : [item];
    });
    const added = changed.pieces.length - article.pieces.length;
    const hadHeadings = article.pieces.some(({ kind }) => kind === 'heading');
    const isRight = findingOf(scoreOf(changed), 'long_sections')?.verdict === 'good';
    const [before, after] = [article, changed].map(
      (item) => findingOf(scoreOf(item), 'heading_order')?.values['count'],
    );
    return isRight && added === 1 && hadHeadings && before === after ? changed : null;
  },
  heading_order: (article) => {
    const changed = copyOf(article);
    for (const item of changed.pieces) if (item.kind === 'heading') item.level = 2;
    // Levels also determine which sections are empty, so only a change without this side effect is the same edit.
    const [before, after] = [article, changed].map(
      (item) => findingOf(scoreOf(item), 'empty_sections')?.points,
    );
    return before === after ? changed : null;
  },
  empty_sections: (article) => {
    const changed = copyOf(article);
    changed.pieces = changed.pieces.flatMap((item, index) => {
      const next = changed.pieces[index + 1];
      const isEmpty =
        item.kind === 'heading' &&
        (next === undefined || (next.kind === 'heading' && next.level <= item.level));
      return isEmpty ? [item, pieceOf('paragraph', ['More soon.'])] : [item];
    });
    return unlessMoved(article, changed, ['questions_answered']);
  },
  lists: (article, finding) => {
    const changed = copyOf(article);
    const missing = missingOf(finding);
    const short = paragraphsOf(changed).filter(({ runs }) => runs.length === 2);
    for (const item of short.slice(0, missing)) item.kind = 'list';
    return short.length < missing ? null : changed;
  },
  links: (article, finding) => linkMore(article, missingOf(finding)),
  link_text: (article) => {
    const changed = replaceRuns(article, VAGUE_LINK, 'River archive.');
    return findingOf(scoreOf(changed), 'link_text')?.verdict === 'good' ? changed : null;
  },
  image_alternatives: (article) => {
    const changed = copyOf(article);
    for (const item of changed.pieces) if (item.kind === 'image') item.alt = 'An arch over the river';
    return changed;
  },
};

/** Edits of a text's evidence. */
export const evidenceEdits: Partial<Record<AssessmentCode, Edit>> = {
  figures: (article, finding) =>
    endWith(article, missingOf(finding), ['12 metres', '40 minutes', '15 litres']),
  quotations: (article) => {
    const changed = copyOf(article);
    const free = paragraphsOf(changed)
      .flatMap(({ runs }) => runs)
      .find(
        ({ text, href }) =>
          href === undefined && !isTaken(article, text) && wordsOf(text) >= 10 && wordsOf(text) < 20,
      );
    if (free === undefined) return null;
    free.text = `Ann Smith said: “${free.text.split(' ').slice(3).join(' ')}”`;
    return unlessMoved(article, changed, ['unsourced_figures']);
  },
  citations: (article, finding) => linkMore(article, missingOf(finding)),
  unsourced_figures: (article) => {
    const changed = replaceRuns(article, CLAIM, 'Ann Smith saw about 40 percent gone, she found, in years.');
    const isRight = findingOf(scoreOf(changed), 'unsourced_figures')?.verdict === 'good';
    return isRight ? unlessMoved(article, changed, ['unsourced_quotations', 'figures']) : null;
  },
  unsourced_quotations: (article) => {
    const changed = replaceRuns(
      article,
      QUOTED,
      '“Nobody could have done it any better then,” Ann Smith said.',
    );
    const isRight = findingOf(scoreOf(changed), 'unsourced_quotations')?.verdict === 'good';
    return isRight ? unlessMoved(article, changed, ['unsourced_figures']) : null;
  },
};
