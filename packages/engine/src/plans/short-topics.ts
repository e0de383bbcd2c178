import { NAMED } from '../ideas/asked-points.ts';
import { upperFirst } from '../text/upper-first.ts';
import { isDirectQuestion } from './direct-question.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import type { Phrase } from './parse-phrase.ts';
import names from './short-topics.json' with { type: 'json' };

/** Longer topics leave no room for the keyword in a title. */
const MAX_TOPICS_LENGTH = 40;

/** The subject of a question in a word or two: 'cost' of 'what it costs with a dentist'; null if none fits. */
export function shortTopic(topic: string, language: PlanLanguage): string | null {
  if (!topic.includes(' ')) return topic;
  const found = names[language].find(([pattern = '']) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').test(topic),
  );
  return found?.[1] ?? null;
}

/** Lines that name the idea's list: 'Keeping chickens: noise, rats and neighbours'. */
export function linesOfTopics({ parts, demands, language }: Phrase): string[] {
  const topics = [
    ...demands.points
      .filter(({ kind, x }) => NAMED.has(kind) && !JOINED.test(x) && !demands.topics.includes(x))
      .map(({ x }) => x),
    ...demands.topics,
  ];
  // 'What is an LLC' would need its question mark.
  if (topics.some(isDirectQuestion)) return [];
  const { K = '', Label = K } = parts;
  if (topics.length < 2 || topics.join(' ').includes('?')) return [];
  const [before, and] = JOINS[language];
  // Long ones are shortened to a word: 'types, cost and care'.
  const names = topics.map((topic) => shortTopic(topic, language));
  const short =
    names.includes(null) || new Set(names).size < topics.length
      ? []
      : [`${Label.replace(/\s?\?$/, '')}${before} ${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)!}`];
  const lines = Array.from({ length: topics.length - 1 }, (_, at) => topics.slice(0, topics.length - at)).map(
    (some) =>
      `${Label.replace(/\s?\?$/, '')}${before} ${some.slice(0, -1).join(', ')} ${and} ${some.at(-1)!}`,
  );
  return topics.join(' ').length > MAX_TOPICS_LENGTH ? [...short, ...lines] : [...lines, ...short];
}

const JOINED = / (?:and|y|e|et) /u;
const JOINS = { en: [':', 'and'], es: [':', 'y'], fr: [' :', 'et'] } as const;

/** The one further question of an idea as a title: 'How long does it take? What happens if you stop'. */
export function titleOfTopic({ parts, demands, language }: Phrase): string[] {
  const [topic = '', ...more] = demands.topics;
  if (more.length > 0 || !topic.includes(' ') || topic.includes('?') || isDirectQuestion(topic)) return [];
  const { K = '', Label = K, Ask } = parts;
  const isAsked = Ask?.toLowerCase().includes(K.toLowerCase()) === true;
  if (isAsked) return [`${Ask}${language === 'en' ? '?' : ''} ${upperFirst(topic)}`];
  return [`${Label.replace(/\s?\?$/, '')}${language === 'fr' ? ' :' : ':'} ${topic}`];
}
