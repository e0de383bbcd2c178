import { isQuestionWord } from '../answers/question.ts';
import { findQuestions } from '../queries/find-questions.ts';
import type { QuestionsInput } from '../queries/find-questions.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { SubjectQuestion } from './subject-evidence.ts';

/** Further questions are asked by so few that no text has to answer them. */
const MAX_QUESTIONS = 12;

/**
 * The questions about a subject on pages and results pages: those on most pages first, then by relevance. Two questions
 * that differ only in the keyword and function words are one. A question with only the keyword does not count, since
 * every text answers it.
 */
export function subjectQuestions(input: QuestionsInput, keywordKeys: ReadonlySet<string>): SubjectQuestion[] {
  const { questions, language } = findQuestions(input);
  const lexicon = lexiconOf(language);
  const found = new Map<string, Omit<SubjectQuestion, 'pages'> & { pages: Set<number> }>();
  for (const { text, sources, provenance } of questions) {
    if (provenance.kind !== 'measured') continue;
    const prepared = prepareKeyword(text, lexicon);
    const asking = new Set(
      (text.match(/\p{L}+/gu) ?? [])
        .filter((word) => isQuestionWord(word, language))
        .map((word) => lexicon.entry(word).key),
    );
    const keys = (prepared?.contentKeys ?? []).filter((key) => !keywordKeys.has(key) && !asking.has(key));
    if (prepared === null || keys.length === 0) continue;
    const identity = keys.toSorted().join(' ');
    const question = found.get(identity) ?? { text, phrase: prepared.keys, keys, pages: new Set() };
    for (const source of sources) if ('page' in source) question.pages.add(source.page);
    found.set(identity, question);
  }
  return [...found.values()]
    .map(({ pages, ...question }) => ({ ...question, pages: pages.size }))
    .toSorted((a, b) => b.pages - a.pages)
    .slice(0, MAX_QUESTIONS);
}
