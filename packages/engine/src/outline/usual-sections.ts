import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Intent } from '../intent/intent.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import type { PhraseForm } from '../plans/phrase-parts.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { headingPurpose } from './heading-purpose.ts';
import { templateHeadings } from './outline-template.ts';
import { aspectPurpose, AspectReader, supportsAspects } from './section-aspects.ts';
import { planWords, USUAL_WORDS } from './plan-words.ts';
import { createDraft, sortDrafts } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import type { SectionPurpose } from './types.ts';
import { sectionsFromPhrases } from './sections-from-phrases.ts';

/** What is planned, and in which language. */
interface PlanInput {
  keyword: string;
  language: string;
  intent: Intent | null;
  idea: string | null;
  lines: readonly string[];
}

const FAQ = /^(?:frequently asked questions|preguntas frecuentes|questions fréquentes)$/i;

/** Sections when the pages' headings give no plan: a template of what the pages contain, and their phrases. */
export function sectionsWithoutPlan(
  papers: readonly AnalyzedPaper[],
  pages: readonly EvidencePage[],
  { keyword, language, intent, idea, lines }: PlanInput,
  planned: readonly SectionDraft[],
): SectionDraft[] {
  const usual = language === 'en' ? null : createKeywordPlan(keyword, { language, intent, idea, lines });
  // Only in English do phrases name things often enough to become headings; elsewhere the usual plan works better.
  if (usual !== null) return templateDrafts(usual.headings, { keyword, language });
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
    .filter((heading) => isOfKind || isUsedByPages(heading, held, asked, language));
  return sortDrafts([
    ...templateDrafts(template, { keyword, language }),
    ...phrases.filter(({ text }) => !taken.has(text.toLowerCase())),
  ]);
}

/** Template headings as sections, each as long as its contents need. */
export function templateDrafts(
  headings: readonly string[],
  { keyword, language, form = null, demands = [] }: TemplateInput,
): SectionDraft[] {
  const reader = language !== 'en' && supportsAspects(language) ? new AspectReader(keyword, language) : null;
  const purposeOf = (heading: string): SectionPurpose =>
    reader === null ? headingPurpose(heading) : (aspectPurpose(reader.of(heading)) ?? 'detail');
  const words = planWords(headings, { language, form, demands });
  return headings.map((heading, at) => {
    const position = (at + 0.5) / headings.length;
    const purpose = FAQ.test(heading) ? 'answers' : purposeOf(heading);
    return createDraft(heading, purpose, 'template', position, words[at]! / USUAL_WORDS / headings.length);
  });
}

/** What is known about a plan besides its headings. */
interface TemplateInput extends Pick<PlanInput, 'keyword' | 'language'> {
  form?: PhraseForm | null;
  /** Headings that the idea asks for. */
  demands?: readonly string[];
}

/** Whether pages use a word of a heading that is not in the keyword. */
function isUsedByPages(
  heading: string,
  held: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  language: string,
): boolean {
  const { byKey, functionWords } = textVector(heading, language);
  const own = [...byKey].filter(([key, at]) => functionWords[at] === 0 && !asked.has(key));
  return own.length === 0 || own.some(([key]) => held.has(key));
}
