import type { PageSubject } from './page-subjects.ts';
import type { AspectReader } from './section-aspects.ts';
import type { SubjectWords } from './subject-words.ts';

/** Longer headings are sentences. */
const MAX_HEAD_LENGTH = 11;
/** What only its own page can say so: it speaks of itself, or goes on with what was said before. */
const SAID_THERE =
  /[!;…"“«(]|(?<!vs)\. |^\S+(?: \S+)?\s?: |(?<!\p{L})(?:i|my|me|we|us|our|he|she|they|(?<!how long (?:does|will) )it(?! takes?(?!\p{L}))|its|them|this|that|these|those|here|je|mon|ma|mes|nous|notre|nos|il|elle|ils|elles|ça|cela|ceci|yo|mi|mis|nos|nuestr[oa]s?|esto|eso|él|ella|ellos)(?!\p{L})/iu;

/** 'Buyer's bill or seller's bill?' asks in the way of its own page. */
const ASKS =
  /^¿?(?:what|how|when|where|why|which|who|is|are|do|does|can|should|will|qué|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|quién|hay|se|es|que|quoi|comment|quand|où|pourquoi|quel(?:le)?s?|qui|combien|faut|peut|est-ce)(?!\p{L})/iu;

/** Whether a heading stands by itself on another page too. */
export const isPlain = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_HEAD_LENGTH && text.includes(' ') && !SAID_THERE.test(text);

/** Whether a heading of a page names its section in words that any page could use. */
export function isTelling(subject: PageSubject, reader: AspectReader, words: SubjectWords): boolean {
  const { text } = subject.topic;
  if (!isPlain(text) || words.isOfItsPage(subject)) return false;
  if (subject.isQuestion && !ASKS.test(text) && !words.namesSubject(text)) return false;
  return words.tells(text, reader.own(text));
}

/** How much of their pages stands under a heading. */
export const weightOf = ({ topic }: PageSubject): number =>
  topic.headings.reduce((sum, { share }) => sum + share, 0) + topic.pages.size - 1;
