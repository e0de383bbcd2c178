import { askedPoints } from './asked-points.ts';
import type { AskedPoint } from './asked-points.ts';
import type { Condition, ConditionLanguage as Language } from './condition.ts';
import words from './condition-words.json' with { type: 'json' };
import { withoutDeliverable } from './deliverable.ts';
import { extraRequests } from './extra-requests.ts';
import { isTitleCase, restoreCasing } from './idea-casing.ts';
import { findConditions } from './idea-conditions.ts';
import { namesPeople } from './idea-fields.ts';
import { withoutCourtesies, withoutNews } from './idea-occasions.ts';
import { findPeople } from './idea-people.ts';
import { parseTopics } from './idea-topics.ts';
import { definitions, lackIn, occasionIn, placeOfWriter } from './implied-demands.ts';
import { withPointsAsList } from './requested-points.ts';
import { restateIdea } from './restate-idea.ts';
import { toSecondPerson } from './second-person.ts';
import { containsAllWords } from './word-overlap.ts';

/** What an idea asks for besides its keyword. */
export interface IdeaDemands {
  conditions: readonly Condition[];
  /** Questions the article must also answer: 'what is included in the price'. */
  topics: readonly string[];
  /** What else gets a section of its own: 'leash rules', 'with a breakdown by room'. */
  points: readonly AskedPoint[];
  /** Other requests, verbatim: quoted, and never turned into headings. */
  besides: readonly string[];
}

const MAX_CONDITIONS = 4;
const MAX_TOPICS = 4;
const NONE: IdeaDemands = { conditions: [], topics: [], points: [], besides: [] };
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);

/** Reads the conditions of an idea and its other requests, for a keyword taken from it. */
export function parseDemands(idea: string, keyword: string, language: string): IdeaDemands {
  if (!isSupported(language)) return NONE;
  const listed = withPointsAsList(restateIdea(idea.replaceAll(/\s+/g, ' ').trim(), language), language);
  const said = withoutCourtesies(withoutNews(listed));
  const text = toSecondPerson(withoutTitleCase(withoutDeliverable(said, language), language), language);
  const clauses = text
    .split(new RegExp(` ?${words[language].beside}|[,;:.?!()]\\s+| \\(|\\)$| [–—-] `, 'iu'))
    .map((clause) => clause.trim().replace(new RegExp(words[language].lead, 'iu'), ''));
  const conditions = allConditions(text, clauses, keyword, language);
  const topics = [
    ...definitions(clauses[0] ?? '', keyword, language),
    ...parseTopics(text, clauses, keyword, language),
  ].slice(0, MAX_TOPICS);
  const plain = withoutTitleCase(said, language);
  const known = conditions.map((one) => one.text);
  const points = askedPoints(plain, keyword, known, language);
  const ownStories = points.filter(({ kind }) => kind === 'own');
  const isTopic = ({ kind, text: own, x }: AskedPoint): boolean =>
    topics.some(
      (topic) =>
        topic !== x && (containsAllWords(topic, own) || (kind === 'topic' && containsAllWords(x, topic))),
    );
  return {
    conditions: conditions.filter(
      (one) =>
        // 'After three winters' belongs to 'my experience after three winters'.
        !ownStories.some(({ text: own }) => own.includes(one.text)) &&
        // 'For rain' is about the lube: 'chain lube for rain, lights'.
        !(
          one.kind === 'audience' &&
          !namesPeople(one.rest, language) &&
          topics.some((topic) => topic.includes(` ${one.text}`))
        ),
    ),
    topics,
    points: points.filter((point) => !isTopic(point)),
    besides: extraRequests(plain, keyword, [...known, ...topics, ...points.map((one) => one.text)], language),
  };
}

/** The conditions of all clauses, each once, and those that the idea as a whole implies. */
function allConditions(
  text: string,
  clauses: readonly string[],
  keyword: string,
  language: Language,
): Condition[] {
  const found: Condition[] = [];
  const add = (condition: Condition): void => {
    if (found.length < MAX_CONDITIONS) found.push(condition);
  };
  for (const [at, clause] of statements(clauses, keyword, language).entries()) {
    for (const condition of [
      ...findConditions(clause, at, keyword, language),
      ...findPeople(clause, at, keyword, language),
    ]) {
      const isOther = found.every(
        ({ kind, text: known }) =>
          !(kind === condition.kind && kind !== 'with' && kind !== 'audience') &&
          !known.includes(condition.text),
      );
      if (isOther) add(condition);
    }
  }
  const other = { isInKeyword: false, isAction: false };
  for (const clause of clauses.slice(1)) {
    const lack = lackIn(clause, language);
    if (lack !== null && !containsAllWords(keyword, lack))
      add({ ...other, kind: 'without', text: `with no ${lack}`, rest: lack, isAction: true });
  }
  const kept = found.filter(
    ({ text: own }) => !found.some((one) => one.text.length > own.length && one.text.includes(own)),
  );
  const place = placeOfWriter(text, keyword, language);
  if (place !== null && kept.every(({ kind }) => kind !== 'place'))
    kept.push({
      ...other,
      kind: 'place',
      text: place,
      rest: place.replace(/^\S+ /u, ''),
      isInKeyword: containsAllWords(keyword, place),
    });
  const occasion = occasionIn(text, keyword, language);
  if (occasion !== null)
    kept.push({ ...other, kind: 'audience', text: `${words[language].for} ${occasion}`, rest: occasion });
  return kept;
}

/** The clauses that state something rather than ask a further question. */
function statements(clauses: readonly string[], keyword: string, language: Language): string[] {
  const { topics, choice } = words[language];
  return clauses.filter(
    (clause, at) =>
      at === 0 ||
      !new RegExp(topics, 'iu').test(clause) ||
      // 'A guide for tenants: how to bleed a radiator when the top stays cold'.
      containsAllWords(clause, keyword) ||
      new RegExp(`^(?:${choice})`, 'iu').test(clause),
  );
}

/** Lowercases title case but keeps names. */
function withoutTitleCase(text: string, language: Language): string {
  return isTitleCase(text) ? restoreCasing(text, language)(text.toLowerCase()) : text;
}
