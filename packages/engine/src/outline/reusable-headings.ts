import type { PageSubject } from './page-subjects.ts';
import type { AspectReader } from './section-aspects.ts';
import type { SubjectWords } from './subject-words.ts';

/** Longer headings are sentences. */
const MAX_HEAD_LENGTH = 11;
/** Wording only its own page can use: self-references, or continuations of earlier text. */
const PAGE_SPECIFIC =
  /[!;…"“«(]|(?<!vs)\. |^\S+(?: \S+)?\s?: |(?<!\p{L})(?:i|my|me|we|us|our|he|she|they|(?<!how long (?:does|will) )it(?! takes?(?!\p{L}))|its|them|this|that|these|those|here|je|mon|ma|mes|nous|notre|nos|il|elle|ils|elles|ça|cela|ceci|yo|mi|mis|nos|nuestr[oa]s?|esto|eso|él|ella|ellos)(?!\p{L})/iu;

/** 'Buyer's bill or seller's bill?' is wording specific to its page. */
const PAGE_QUESTION =
  /^¿?(?:what|how|when|where|why|which|who|is|are|do|does|can|should|will|qué|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|quién|hay|se|es|que|quoi|comment|quand|où|pourquoi|quel(?:le)?s?|qui|combien|faut|peut|est-ce)(?!\p{L})/iu;

/** Whether a heading also makes sense on another page. */
export const isStandalone = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_HEAD_LENGTH && text.includes(' ') && !PAGE_SPECIFIC.test(text);

/** Whether a page's heading names its section in words any page could use. */
export function isReusableHeading(subject: PageSubject, reader: AspectReader, words: SubjectWords): boolean {
  const { text } = subject.topic;
  if (!isStandalone(text) || words.isOfItsPage(subject)) return false;
  if (subject.isQuestion && !PAGE_QUESTION.test(text) && !words.namesSubject(text)) return false;
  return words.tells(text, reader.own(text));
}

/** Share of the pages' text under a heading. */
export const weightOf = ({ topic }: PageSubject): number =>
  topic.headings.reduce((sum, { share }) => sum + share, 0) + topic.pages.size - 1;
