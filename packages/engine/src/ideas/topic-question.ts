import { Lexicon } from '../text/lexicon.ts';
import { countWords, cutKeyword, MOST_TYPED, type Reading } from './clause-text.ts';
import { namesSubject } from './keyword-validation.ts';
import words from './topic-question-words.json' with { type: 'json' };

type Language = keyof typeof words;
const OPENING = /^(?<topic>[\p{L}\p{N}][^:?.!,;]{1,40}?) ?: +(?<question>.+)$/u;
const MAX_TOPIC_WORDS = 3;
/** What stands for the topic would be said twice. */
const STANDS_FOR_TOPIC = /(?<!\p{L})(?:it|them|this|one|él|ella|ellos|ellas|esto|celui-ci|ça)(?!\p{L})/iu;

/**
 * The keyword of a question whose topic stands before it: 'Roth IRA: can I withdraw early?' asks for 'Roth IRA withdraw
 * early'. Null for another idea, and where the question names the topic itself.
 */
export function readTopicQuestion(idea: string, { language, grammar }: Reading): string | null {
  if (!Object.hasOwn(words, language)) return null;
  const { announcing, asks, choice } = words[language as Language];
  const [sentence = ''] = idea.split(/(?<=[.!?])\s+/u);
  const { topic = '', question = '' } = OPENING.exec(sentence)?.groups ?? {};
  if (countWords(topic) > MAX_TOPIC_WORDS || new RegExp(`^(?:${announcing})$`, 'iu').test(topic)) return null;
  if (!namesSubject(topic.toLowerCase(), language)) return null;
  const core =
    new RegExp(`^(?:${asks})`, 'iu').exec(question)?.groups?.['core'] ??
    new RegExp(`^(?:${choice})`, 'iu').exec(question)?.groups?.['core'];
  if (core === undefined || STANDS_FOR_TOPIC.test(core)) return null;
  const lexicon = new Lexicon(language);
  const keysOf = (text: string): string[] =>
    text.split(/[^\p{L}\p{N}']+/u).map((word) => lexicon.entry(word).key);
  const named = new Set(keysOf(core));
  if (keysOf(topic).some((key) => named.has(key))) return null;
  const asked = cutKeyword(core.toLowerCase().replace(/[?.!]+$/u, ''), grammar);
  const keyword = `${topic.toLowerCase()} ${asked}`;
  return asked === '' || countWords(keyword) > MOST_TYPED ? null : keyword;
}
