import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../search-result/pixel-limits.ts';
import { pixelWidth } from '../search-result/pixel-width.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import type { Term } from '../terms/term.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { HeadSuggestion } from './types.ts';

/** What suggestions are filled from. */
export interface HeadParts {
  keyword: string;
  /** Terms that say something beside the keyword, heaviest first. */
  topics: readonly string[];
  questions: readonly string[];
  isEnglish: boolean;
}

type Draft = Pick<HeadSuggestion, 'template' | 'text' | 'filledBy'>;

const MOST_TITLES = 5;
const MOST_DESCRIPTIONS = 3;
const MOST_TOPICS = 4;
/** Longer questions and keywords never fit; they are not measured. */
const LONGEST_PART = 200;

/** Titles for the results page, each within the pixels that are shown; none when nothing fits. */
export function titleSuggestions(parts: HeadParts): HeadSuggestion[] {
  const { keyword, isEnglish } = parts;
  const topics = parts.topics.slice(0, MOST_TOPICS);
  const questions = askedOf(parts);
  const lead = upperFirst(withSpelling(keyword.trim()));
  const drafts: Draft[] = [];
  if (lead === '' || lead.length > LONGEST_PART) return [];
  for (let count = Math.min(3, topics.length); count >= 1; count -= 1) {
    const named = topics.slice(0, count);
    drafts.push({
      template: 'keyword_topics',
      text: `${lead}: ${listed(named, isEnglish)}`,
      filledBy: named,
    });
  }
  if (isEnglish) {
    for (let count = Math.min(2, topics.length); count >= 1; count -= 1) {
      const named = topics.slice(0, count);
      const text = `${lead}: a guide to ${listed(named, isEnglish)}`;
      drafts.push({ template: 'keyword_guide', text, filledBy: named });
    }
  }
  for (const question of questions.slice(0, MOST_TITLES)) {
    drafts.push(
      namesKeyword(question, keyword)
        ? { template: 'question', text: question, filledBy: [question] }
        : { template: 'keyword_question', text: `${lead}: ${question}`, filledBy: [question] },
    );
  }
  return oneOfEach(fitting(drafts, META_TITLE_PIXELS)).slice(0, MOST_TITLES);
}

/** Descriptions for the results page, each within the pixels that are shown; none when nothing fits. */
export function descriptionSuggestions(parts: HeadParts): HeadSuggestion[] {
  const { keyword, topics, isEnglish } = parts;
  const lead = upperFirst(withSpelling(keyword.trim()));
  const questions = askedOf(parts);
  if (lead === '' || lead.length > LONGEST_PART) return [];
  const drafts: Draft[] = [];
  for (let start = 0; start < MOST_DESCRIPTIONS; start += 1) {
    const named = topics.slice(0, MOST_TOPICS - Math.min(start, 2));
    const asked = [...questions.slice(start), ...questions.slice(0, start)];
    const opening = named.length === 0 ? '' : `${lead}: ${listed(named, isEnglish)}.`;
    let text = opening;
    const filledBy = [...named];
    for (const question of asked) {
      const longer = text === '' ? question : `${text} ${question}`;
      if (pixelWidth(longer, META_DESCRIPTION_PIXELS.fontSize) > META_DESCRIPTION_PIXELS.maximum) continue;
      text = longer;
      filledBy.push(question);
    }
    // Where questions do not fill the line, more topics do.
    for (
      let count = named.length + 1;
      count <= topics.length && filledBy.length === named.length;
      count += 1
    ) {
      const longer = `${lead}: ${listed(topics.slice(0, count), isEnglish)}.`;
      if (pixelWidth(longer, META_DESCRIPTION_PIXELS.fontSize) > META_DESCRIPTION_PIXELS.maximum) break;
      text = longer;
    }
    drafts.push({ template: 'topics_questions', text, filledBy });
  }
  return fitting(drafts, META_DESCRIPTION_PIXELS).slice(0, MOST_DESCRIPTIONS);
}

/** Titles and descriptions for an article on a subject, from its terms and the questions that people ask about it. */
export function headsOfSubject({ keyword, terms, questions, language }: SubjectEvidence): {
  titles: HeadSuggestion[];
  descriptions: HeadSuggestion[];
} {
  const parts = {
    keyword,
    topics: topicTerms(keyword, terms),
    questions: questions.map(({ text }) => text),
    isEnglish: language === 'en',
  };
  return { titles: titleSuggestions(parts), descriptions: descriptionSuggestions(parts) };
}

function fitting(
  drafts: readonly Draft[],
  limits: { fontSize: number; minimum: number; maximum: number },
): HeadSuggestion[] {
  const seen = new Set<string>();
  const found: HeadSuggestion[] = [];
  for (const draft of drafts) {
    const pixels = Math.ceil(pixelWidth(draft.text, limits.fontSize));
    if (pixels < limits.minimum || pixels > limits.maximum || seen.has(draft.text.toLowerCase())) continue;
    seen.add(draft.text.toLowerCase());
    found.push({ ...draft, pixels });
  }
  return found;
}

/** The first of each pattern comes before the second of any. */
function oneOfEach(suggestions: readonly HeadSuggestion[]): HeadSuggestion[] {
  const counts = new Map<string, number>();
  const ranked = suggestions.map((suggestion) => {
    const rank = counts.get(suggestion.template) ?? 0;
    counts.set(suggestion.template, rank + 1);
    return { suggestion, rank };
  });
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ suggestion }) => suggestion);
}

function listed(items: readonly string[], isEnglish: boolean): string {
  if (!isEnglish || items.length < 2) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Questions that are written as such; a heading that asks without its sign is often no whole sentence. */
function askedOf({ questions }: HeadParts): string[] {
  return questions
    .map((question) => upperFirst(question.trim()))
    .filter((question) => question.length <= LONGEST_PART && /[?？؟]$/u.test(question));
}

/** Whether at least half of the keyword's words stand in a question: then it need not be put before it. */
function namesKeyword(question: string, keyword: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(wordsOf(question));
  const words = wordsOf(keyword);
  return words.length > 0 && words.filter((word) => asked.has(word)).length * 2 >= words.length;
}

/** Terms that are neither the keyword nor a part of it, heaviest first. */
export function topicTerms(keyword: string, terms: readonly Term[]): string[] {
  const lower = keyword.toLowerCase();
  return terms.map((term) => term.text).filter((text) => !lower.includes(text.toLowerCase()));
}
