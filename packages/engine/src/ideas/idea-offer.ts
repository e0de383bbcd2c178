import words from './idea-offer.json' with { type: 'json' };
import { isSymptom } from './symptom.ts';

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
/** A problem is stated in few words; more is a story. */
const MAX_PROBLEM_WORDS = 10;
const MIN_PROBLEM_WORDS = 3;

/** What people search for, as quoted in the idea: 'when people look for pottery classes'; null if absent. */
export function quotedSearch(clause: string, language: string): string | null {
  if (!isSupported(language)) return null;
  const groups = new RegExp(words[language].sought, 'iu').exec(clause)?.groups;
  const rest = (groups?.['rest'] ?? groups?.['rest2'])?.trim() ?? '';
  // 'Looking to hire one' names nothing by itself.
  return rest === '' ||
    /^(?:to|it|one|them|for it|that|this|those|us|eso|esto|ello|ça|cela)(?!\p{L})/u.test(rest)
    ? null
    : rest;
}

/** A service as a search term, from what the writer does: 'we rent out kayaks' as 'kayaks' with 'rental'. */
export function findOffer(clause: string, language: string): { noun: string; object: string } | null {
  if (!isSupported(language)) return null;
  const { self, verbs, offers } = words[language];
  const offered = new RegExp(offers, 'iu').exec(clause)?.groups?.['rest'];
  if (offered !== undefined) return { noun: '', object: objectOf(offered) };
  const found = new RegExp(self, 'iu').exec(clause);
  if (found === null) return null;
  const said = clause.slice(found[0].length);
  for (const [verb, noun] of Object.entries(verbs)) {
    if (!said.startsWith(`${verb} `)) continue;
    // 'Alquilar coche en Cerdeña' is a search, not an offer.
    if (found[0] === '' && language === 'es' && /[aei]r$/.test(verb)) continue;
    const object = objectOf(said.slice(verb.length + 1));
    if (object !== '') return { noun, object };
  }
  return null;
}

/** What is offered, without place, audience, and other details. */
function objectOf(text: string): string {
  return text
    .split(/ (?:and|so|but|y|pero|et|mais|que|that|who|which|in|en|à|at|for|to|para|pour|near|from) /)[0]!
    .replace(/^(?:an?|the|our|un|una|unos|unas|el|la|los|las|une|des|du|les|le|de la) /, '')
    .replace(/[,.].*/, '')
    .trim();
}

/** Words a service and its place the way people type them. */
export function formatOffer(
  { noun, object }: { noun: string; object: string },
  place: string | null,
  language: string,
): string {
  if (!isSupported(language)) return object;
  const isBefore = noun !== '' && language === 'en';
  const thing = isBefore ? object.replace(/(?<=[a-z]{2})(?<!s)s$/, '') : object;
  const filled = words[language].service
    .replace('{noun}', noun)
    .replace('{object}', thing)
    .replace('{place}', place === null ? '' : language === 'en' ? place : `${words[language].in} ${place}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return filled.replace(/\bde (?=[aeiouéèêh])/u, language === 'fr' ? "d'" : 'de ');
}

/** Adds the place to a keyword. */
export function withPlace(keyword: string, place: string | null, language: string): string {
  if (place === null || !isSupported(language) || keyword.toLowerCase().includes(place.toLowerCase()))
    return keyword;
  return language === 'en' ? `${keyword} ${place}` : `${keyword} ${words[language].in} ${place}`;
}

/** The content type suggested at the end of a sentence: 'so maybe a size guide'. */
export function contentTypeIn(clause: string, language: string): string | null {
  return isSupported(language)
    ? (new RegExp(words[language].kind, 'iu').exec(clause)?.groups?.['kind'] ?? null)
    : null;
}

/** The thing after a leading 'our'. */
export function findOwnThing(clause: string, language: string): string | null {
  return isSupported(language)
    ? (new RegExp(words[language].own, 'iu').exec(clause)?.groups?.['rest'] ?? null)
    : null;
}

/** Whether a clause is about the writer or other people: the occasion of an idea, not its subject. */
export function isPersonal(clause: string, language: string): boolean {
  return isSupported(language) && new RegExp(words[language].personal, 'iu').test(`${clause} `);
}

/** The problem in a clause that asks what to do about it: 'tap drips'; null for other clauses. */
export function findProblem(clause: string, language: string): string | null {
  if (!isSupported(language)) return null;
  const rest = new RegExp(words[language].when, 'iu').exec(clause)?.groups?.['rest'];
  const text = rest?.replace(
    /^(?:(?:my|your|the|an?|el|la|los|las|tu|tus|mi|mis|su|sus|le|les|mon|ma|mes|ton|ta|son|sa|ses|votre|une?|una) |l')(?=\p{L})/u,
    '',
  );
  return text !== undefined && isShort(text) && !isPersonal(text, language) ? text : null;
}

/** Whether a clause describes a fault the way people type it ('dishwasher does not drain'). */
export function isFault(clause: string, language: string): boolean {
  if (!isSupported(language) || isPersonal(clause, language)) return false;
  // What the audience does is not a fault of the thing.
  const thing = clause.replace(/ (?:for|para|pour) .*/, '');
  if (isSymptom(thing, language)) return true;
  if (!isShort(clause)) return false;
  return new RegExp(`(?<!\\p{L})${words[language].subjectless}(?!\\p{L})`, 'iu').test(thing);
}

function isShort(text: string): boolean {
  const count = text.split(' ').length;
  return count >= MIN_PROBLEM_WORDS && count <= MAX_PROBLEM_WORDS;
}

/** Removes a leading possessive: 'my boiler makes a noise' as 'boiler makes a noise'; null for other clauses. */
export function withoutPossessive(clause: string, language: string): string | null {
  if (!isSupported(language)) return null;
  const rest = clause
    .replace(new RegExp(`^(?:${words[language].owner}) ?`, 'iu'), '')
    .replace(/ (?:de|del?) (?:mi|mon|ma|mes) /iu, language === 'fr' ? ' de ' : ' de la ');
  return rest === clause ? null : rest.replace(/ de la (?=\p{L}+o )/u, ' del ');
}

/** Whether a clause describes an event, by a verb among the first words after the noun. */
export function isEvent(clause: string, language: string): boolean {
  return (
    isSupported(language) &&
    new RegExp(`^\\S+(?: \\S+){0,4} (?:${words[language].happens})(?= |$)`, 'iu').test(clause)
  );
}

/** Words an event the way it is typed: French puts the noun first ('radiateur qui siffle'). */
export function formatEvent(clause: string, language: string): string {
  if (language !== 'fr' || / qui /.test(clause)) return clause;
  return clause.replace(
    new RegExp(`^(\\S+(?: \\S+){0,4}?) (?=(?:${words.fr.happens})(?: |$))`, 'iu'),
    (_, thing: string) => `${thing} qui `,
  );
}
