import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Intent } from '../intent/intent.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import { similarityFacts } from '../similarity/similarity.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { headingPurpose } from './heading-purpose.ts';
import { templateHeadings } from './outline-template.ts';
import { bareDraft, inOrder } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { isSame } from '../plans/plan-conditions.ts';
import { sectionsFromPhrases } from './sections-from-phrases.ts';

import { middle } from './word-shares.ts';

/** What is planned, and in which language. */
interface Planned {
  keyword: string;
  language: string;
  intent: Intent | null;
  idea: string | null;
}

/** Of a usual plan the first and the last section are short, the steps and the options one by one long. */
const SHORT_SECTION = 0.6;
const LONG_SECTION = 1.8;
const MAIN_SECTION =
  /step by step|one by one|paso a paso|una por una|étape par étape|une par une|causes|causas/i;
const FAQ = /^(?:frequently asked questions|preguntas frecuentes|questions fréquentes)$/i;
const STEPS = /step by step|paso a paso|étape par étape/i;
const ENOUGH_SECTIONS = 5;
const DEMANDED_FROM = 0.5;
const SAME_HEADING = 0.5;

/** Sections where the pages' headings give no plan: a template of what the pages hold, and their phrases. */
export function withoutPlan(
  papers: readonly AnalysedPaper[],
  pages: readonly EvidencePage[],
  { keyword, language, intent, idea }: Planned,
  planned: readonly SectionDraft[],
): SectionDraft[] {
  const usual = language === 'en' ? null : keywordPlan(keyword, { language, intent, idea });
  // Only in English do phrases name things often enough to head a section; elsewhere what is usual serves better.
  if (usual !== null) return templateDrafts(usual.headings);
  const phrases = sectionsFromPhrases(papers, pages, keyword, language);
  const leads = papers.map(({ paper }) => paper.blocks.find(({ kind }) => kind === 'paragraph')?.text ?? '');
  const { headings, isOfKind } =
    language === 'en' ? templateHeadings(keyword, intent, leads) : { headings: [], isOfKind: false };
  const held = new Set(
    papers.flatMap(({ analyses }) => analyses.flatMap(({ entries }) => entries.map(({ key }) => key))),
  );
  const asked = new Set(textVector(keyword, language).keys);
  const taken = new Set(planned.map(({ text }) => text.toLowerCase()));
  const template = headings
    .filter((heading) => !taken.has(heading.toLowerCase()))
    .filter((heading) => isOfKind || isHeld(heading, held, asked, language));
  return inOrder([
    ...templateDrafts(template),
    ...phrases.filter(({ text }) => !taken.has(text.toLowerCase())),
  ]);
}

/** What usually belongs to such a keyword, where pages agree on little: its main section, and others up to enough. */
export function usualBeside(
  planned: readonly SectionDraft[],
  { keyword, language, intent, idea }: Planned,
): SectionDraft[] {
  const purposes = new Set(planned.map(({ purpose }) => purpose));
  const asked = new Set(textVector(keyword, language).keys);
  const known = planned.map(({ text }) => withoutKeys(textVector(text, language), asked));
  const isNew = ({ text, purpose }: SectionDraft): boolean =>
    (STEPS.test(text) || purpose === 'detail' || !purposes.has(purpose)) &&
    known.every(
      (other) =>
        similarityFacts(withoutKeys(textVector(text, language), asked), other).overlap < SAME_HEADING,
    );
  const usual = templateDrafts(keywordPlan(keyword, { language, intent, idea })?.headings ?? []).filter(
    isNew,
  );
  const hasSteps = planned.some(
    ({ text, purpose }) =>
      STEPS.test(text) || (purpose === 'steps' && holdsAll(textVector(text, language), asked)),
  );
  const main = hasSteps ? [] : usual.filter(({ text }) => STEPS.test(text));
  const rest = usual.filter((draft) => !main.includes(draft) && draft.purpose !== 'answers');
  return [...main, ...rest.slice(0, Math.max(0, ENOUGH_SECTIONS - planned.length - main.length))];
}

const holdsAll = ({ byKey }: TextVector, keys: ReadonlySet<string>): boolean =>
  [...keys].every((key) => byKey.has(key));

/** Headings of a table as sections: the first and the last short, the main one long. */
export function templateDrafts(headings: readonly string[]): SectionDraft[] {
  return headings.map((heading, at) => {
    const weight =
      at === 0 || at === headings.length - 1 ? SHORT_SECTION : MAIN_SECTION.test(heading) ? LONG_SECTION : 1;
    const position = (at + 0.5) / headings.length;
    const purpose = FAQ.test(heading) ? 'answers' : headingPurpose(heading);
    return bareDraft(heading, purpose, 'template', position, weight / headings.length);
  });
}

/** Whether pages use a word of a heading that is not the keyword's. */
function isHeld(
  heading: string,
  held: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  language: string,
): boolean {
  const { byKey, functionWords } = textVector(heading, language);
  const own = [...byKey].filter(([key, at]) => functionWords[at] === 0 && !asked.has(key));
  return own.length === 0 || own.some(([key]) => held.has(key));
}

/**
 * What the idea asks and no section treats yet, behind the middle of the article in the order of the idea; a section that
 * treats it gets at least as many words as others have.
 */
export function demandedBeside(
  planned: SectionDraft[],
  { keyword, language, intent, idea }: Planned,
): SectionDraft[] {
  const headings = keywordPlan(keyword, { language, intent, idea })?.demandHeadings ?? [];
  const usual = middle(planned.map(({ share }) => share)) || 1;
  return headings.flatMap((heading, at) => {
    const treated = planned.find(({ text }) => isSame(heading, text) || isSame(text, heading));
    if (treated !== undefined) {
      treated.share = Math.max(treated.share, usual);
      return [];
    }
    const position = DEMANDED_FROM + (at / headings.length) * (1 - DEMANDED_FROM);
    return [bareDraft(heading, headingPurpose(heading), 'template', position, usual)];
  });
}
