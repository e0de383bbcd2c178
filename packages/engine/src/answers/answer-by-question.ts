import { parsePaper } from '../paper/parse-paper.ts';
import type { IndexedPage } from './answer-page.ts';
import { parseExpectedAnswer } from './expected-answer.ts';
import { PassageIndex } from './passage-index.ts';
import type { Passage } from './passage-index.ts';
import { coverage, isQuestion, parseQuestion, withoutGiven } from './question.ts';
import type { Question } from './question.ts';
import { answerUnder, joinSentences, MAX_SENTENCES, textOf } from './found-answer.ts';
import type { Candidate } from './found-answer.ts';

/** A heading asks the same question if each contains this share of the other's weight. */
const SAME_HEADING = 0.8;

/** What is under a heading that asks the same. */
export function underHeadings(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, bySection } = page;
  const asked = parseExpectedAnswer(question, language);
  return index.sections.flatMap(({ heading }, section): Candidate[] => {
    if (heading === -1) return [];
    const title = index.headingText(section);
    const same = questionSimilarity(question, title, page);
    if (same === 0) return [];
    const taken = answerUnder(bySection.get(section) ?? [], asked);
    return taken === null ? [] : [{ ...joinSentences(taken), page: at, by: 'heading', value: same }];
  });
}

/** What follows a sentence that asks the same, as in a list of questions without headings. */
export function underSentences(page: IndexedPage, at: number, question: string): Candidate[] {
  const asked = parseExpectedAnswer(question, page.language);
  const { passages } = page.index;
  return passages.flatMap(({ text, section }, index): Candidate[] => {
    if (!text.trimEnd().endsWith('?')) return [];
    const same = questionSimilarity(question, text, page);
    if (same === 0) return [];
    const after: Passage[] = [];
    for (const passage of passages.slice(index + 1, index + 1 + MAX_SENTENCES)) {
      if (passage.section !== section || passage.text.trimEnd().endsWith('?')) break;
      after.push(passage);
    }
    const taken = answerUnder(after, asked);
    return taken === null ? [] : [{ ...joinSentences(taken), page: at, by: 'heading', value: same }];
  });
}

/** What the page's FAQ markup answers to the same question. */
export function inMarkup(page: IndexedPage, at: number, question: string): Candidate[] {
  return page.faqs.flatMap((entry): Candidate[] => {
    const same = questionSimilarity(question, entry.question, page);
    if (same === 0 || entry.answer.trim() === '') return [];
    const paper = parsePaper(entry.answer);
    const { passages } = new PassageIndex({ url: null, title: '', paper }, false, page.language);
    const taken = answerUnder(passages, parseExpectedAnswer(question, page.language));
    return taken === null ? [] : [{ text: textOf(taken), place: null, page: at, by: 'faq', value: same }];
  });
}

/** How far two questions are the same, 0 to 1; 0 if they ask for different things or share less than `SAME_HEADING`. */
function questionSimilarity(a: string, b: string, { index, language, given }: IndexedPage): number {
  const { lexicon } = index.analyzed;
  const [first, second] = [parseQuestion(a, lexicon), parseQuestion(b, lexicon)];
  const keysOf = ({ weights }: Question) => [...weights.keys(), ...given];
  const shared = Math.min(coverage(first, keysOf(second)), coverage(second, keysOf(first)));
  if (shared < SAME_HEADING || !sharesOwn(first, second, given) || asksElse(a, b, language)) return 0;
  const [asked, heading] = [parseExpectedAnswer(a, language), parseExpectedAnswer(b, language)];
  // A heading such as 'Shelf life' stands for the question about it.
  if (isQuestion(b) && (asked.kind !== heading.kind || asked.unit !== heading.unit)) return 0;
  // 'What is X' does not match a heading 'X', which may be a list.
  return isQuestion(b) ? shared : shared * SAME_HEADING;
}

/** Words that ask for a place or for somebody, and all words that ask. */
const ASKS: Readonly<Record<string, { where: RegExp; who: RegExp; any: RegExp }>> = {
  en: {
    where: /^where\b/iu,
    who: /^(?:who|whose)\b/iu,
    any: /^(?:where|who|whose|what|which|when|why|how)\b/iu,
  },
  es: {
    where: /^¿?dónde(?= )/iu,
    who: /^¿?quién/iu,
    any: /^¿?(?:dónde|quién|qué|cuál|cuándo|cómo|cuánt|por qué)/iu,
  },
  fr: {
    where: /^où(?= )/iu,
    who: /^qui(?= )/iu,
    any: /^(?:où|qui|qu[e'’]|quel|quoi|quand|comment|combien|pourquoi)(?=[ \p{L}])/iu,
  },
};

/** Whether one asks where or who, and the other something else: 'where to put it' is not 'what to put in it'. */
export function asksElse(a: string, b: string, language: string): boolean {
  const asks = ASKS[language];
  if (asks === undefined || ![a, b].every((text) => asks.any.test(text.trim()))) return false;
  return [asks.where, asks.who].some((pattern) => pattern.test(a.trim()) !== pattern.test(b.trim()));
}

/** The words not from the title must match too; a heading that only repeats the title answers nothing in particular. */
function sharesOwn(first: Question, second: Question, given: ReadonlySet<string>): boolean {
  const [own, other] = [withoutGiven(first, given), withoutGiven(second, given)];
  if (own === null || other === null)
    return own === other && coverage(first, second.weights.keys()) >= SAME_HEADING;
  return Math.min(coverage(own, other.weights.keys()), coverage(other, own.weights.keys())) >= SAME_HEADING;
}
