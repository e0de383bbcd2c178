import { indexPages, RivalText } from '../originality/rival-text.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { textVector } from '../similarity/text-vector.ts';
import { headingPurpose } from './heading-purpose.ts';
import { isVagueHeading } from './own-headings.ts';
import { dedupeQuestions, findSectionIndex } from './place-questions.ts';
import { AspectReader, supportsAspects } from './section-aspects.ts';
import { createDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import type { OutlineQuestion } from './types.ts';

/** A page sentence with this share of a question's weight covers it. */
const COVERED_SHARE = 0.6;
/** Questions that no page covers get their own section; the others get short answers in one section. */
const MAX_GAPS = 3;
const MAX_ANSWERS = 6;
/** A question's own section is as long as a short section of the pages; an answer is a paragraph. */
const GAP_SHARE = 0.06;
const ANSWER_SHARE = 0.05;
const MAX_SHARE = 0.18;
const GAP_POSITION = 0.85;

const FAQ: Readonly<Record<string, string>> = {
  en: 'Frequently asked questions',
  es: 'Preguntas frecuentes',
  fr: 'Questions fréquentes',
};

const HOW_MANY = /^(?:how many|cuánt[oa]s|combien d[e’'])/iu;

export interface QuestionAssignment {
  /** Sections created for questions: gaps, and one FAQ section. */
  added: SectionDraft[];
  questions: OutlineQuestion[];
}

/**
 * Assigns every question to a section: an existing one that covers it, or a new one. Questions are added to the drafts.
 */
export function assignQuestions(
  drafts: readonly SectionDraft[],
  given: readonly string[],
  headings: readonly string[],
  pages: readonly EvidencePage[],
  { keyword, language, isArranged }: { keyword: string; language: string; isArranged: boolean },
): QuestionAssignment {
  const all = drafts.flatMap((draft) => [draft, ...draft.children]);
  const vectors = all.map(({ text }) => textVector(text, language));
  const asked = new Set(textVector(keyword, language).keys);
  const rivals = new RivalText(indexPages(pages, language), language);
  const reader =
    (isArranged || pages.length === 0) && supportsAspects(language)
      ? new AspectReader(keyword, language)
      : null;
  const headed = new Set(headings);
  const own = new Set(given.map((question) => question.trim()));
  const existing = drafts.find(({ purpose }) => purpose === 'answers');
  const gaps: SectionDraft[] = [];
  const answers: SectionDraft[] = [];
  const questions = dedupeQuestions([...given, ...headings], language).map(
    ({ text, vector }): OutlineQuestion => {
      const isOwn = own.has(text);
      const isCovered = !isOwn || headed.has(text) || rivals.nearest(text) >= COVERED_SHARE;
      const source = isOwn ? 'own' : 'heading';
      const held = all.find((draft) => draft.questions.includes(text));
      if (held !== undefined) return { text, source, section: held.text, isCovered };
      // In an arranged article, page headings already have a place, or none.
      if (isArranged && headed.has(text)) return { text, source, section: null, isCovered };
      const aspect = reader?.of(text) ?? 'detail';
      const ofAspect = drafts.find(
        (draft) =>
          aspect !== 'detail' &&
          draft.purpose !== 'answers' &&
          // 'How many months of bank statements' is no duration.
          !HOW_MANY.test(draft.text) &&
          reader?.of(draft.text) === aspect,
      );
      // Without pages the question's own words identify the section better, if it has any besides the keyword's.
      const isTold =
        pages.length === 0 &&
        [...vector.byKey].some(([key, at]) => vector.functionWords[at] === 0 && !asked.has(key));
      if (ofAspect !== undefined && isOwn && !isTold) {
        ofAspect.questions.push(text);
        return { text, source, section: ofAspect.text, isCovered };
      }
      // A question that the whole article answers is answered at the start.
      const [opening] = drafts;
      if (pages.length === 0 && opening !== undefined && isKeyword(text, keyword)) {
        opening.questions.push(text);
        return { text, source, section: opening.text, isCovered };
      }
      const at = findSectionIndex(vector, vectors, asked);
      const section = at === -1 ? (isTold ? (ofAspect ?? null) : null) : all[at]!;
      if (section !== null) {
        section.questions.push(text);
        return { text, source, section: section.text, isCovered };
      }
      // A page's question is only useful elsewhere if it names its subject.
      const isUnclear = isCovered && (!text.endsWith('?') || isVagueHeading(text, language));
      if (!isOwn || isUnclear) return { text, source, section: null, isCovered };
      const purpose = language === 'en' ? headingPurpose(text) : 'detail';
      if (!isCovered && pages.length > 0 && gaps.length < MAX_GAPS) {
        gaps.push({ ...createDraft(text, purpose, 'gap', GAP_POSITION, GAP_SHARE), questions: [text] });
        return { text, source, section: text, isCovered };
      }
      if (answers.length + (existing?.children.length ?? 0) >= MAX_ANSWERS)
        return { text, source, section: null, isCovered };
      const origin = isCovered || pages.length === 0 ? 'question' : 'gap';
      answers.push({ ...createDraft(text, purpose, origin, 1, ANSWER_SHARE), questions: [text] });
      return { text, source, section: text, isCovered };
    },
  );
  if (existing !== undefined) existing.children.push(...answers);
  if (existing !== undefined || answers.length === 0) return { added: gaps, questions };
  const heading = FAQ[language] ?? keyword.trim();
  const section = createDraft(
    heading,
    'answers',
    'question',
    1,
    Math.min(MAX_SHARE, ANSWER_SHARE * answers.length),
  );
  section.children = answers;
  return { added: [...gaps, section], questions };
}

const isKeyword = (question: string, keyword: string): boolean => {
  const [one, other] = [question, keyword].map((text) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' '),
  );
  return one === other;
};
