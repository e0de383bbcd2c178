import words from './idea-offer.json' with { type: 'json' };

type Language = keyof typeof words;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
/** What is wrong with something is said in few words; more is a story. */
const MOST_PROBLEM_WORDS = 10;
const LEAST_PROBLEM_WORDS = 3;

/** What people type who look for it, in the words of the idea: 'when people look for pottery classes'; null where it says none. */
export function soughtIn(clause: string, language: string): string | null {
  if (!isKnown(language)) return null;
  const groups = new RegExp(words[language].sought, 'iu').exec(clause)?.groups;
  const rest = (groups?.['rest'] ?? groups?.['rest2'])?.trim() ?? '';
  // 'Looking to hire one' names nothing by itself.
  return rest === '' ||
    /^(?:to|it|one|them|for it|that|this|those|us|eso|esto|ello|ça|cela)(?!\p{L})/u.test(rest)
    ? null
    : rest;
}

/** A service as people search for it, from what somebody says to do: 'we rent out kayaks' as 'kayaks' with 'rental'. */
export function offerIn(clause: string, language: string): { noun: string; object: string } | null {
  if (!isKnown(language)) return null;
  const { self, verbs, offers } = words[language];
  const offered = new RegExp(offers, 'iu').exec(clause)?.groups?.['rest'];
  if (offered !== undefined) return { noun: '', object: objectOf(offered) };
  const found = new RegExp(self, 'iu').exec(clause);
  if (found === null) return null;
  const said = clause.slice(found[0].length);
  for (const [verb, noun] of Object.entries(verbs)) {
    if (!said.startsWith(`${verb} `)) continue;
    // 'Alquilar coche en Cerdeña' is what somebody looks for, not what they offer.
    if (found[0] === '' && language === 'es' && /[aei]r$/.test(verb)) continue;
    const object = objectOf(said.slice(verb.length + 1));
    if (object !== '') return { noun, object };
  }
  return null;
}

/** What is offered, without where, for whom and what else is said. */
function objectOf(text: string): string {
  return text
    .split(/ (?:and|so|but|y|pero|et|mais|que|that|who|which|in|en|à|at|for|to|para|pour|near|from) /)[0]!
    .replace(/^(?:an?|the|our|un|una|unos|unas|el|la|los|las|une|des|du|les|le|de la) /, '')
    .replace(/[,.].*/, '')
    .trim();
}

/** Writes a service and where it is as people type them. */
export function wordOffer(
  { noun, object }: { noun: string; object: string },
  place: string | null,
  language: string,
): string {
  if (!isKnown(language)) return object;
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

/** A keyword with the place where it is sought. */
export function withPlace(keyword: string, place: string | null, language: string): string {
  if (place === null || !isKnown(language) || keyword.toLowerCase().includes(place.toLowerCase()))
    return keyword;
  return language === 'en' ? `${keyword} ${place}` : `${keyword} ${words[language].in} ${place}`;
}

/** The kind of article that somebody has in mind at the end of a sentence: 'so maybe a size guide'. */
export function kindIn(clause: string, language: string): string | null {
  return isKnown(language)
    ? (new RegExp(words[language].kind, 'iu').exec(clause)?.groups?.['kind'] ?? null)
    : null;
}

/** What stands behind 'our' at the beginning. */
export function ownThing(clause: string, language: string): string | null {
  return isKnown(language)
    ? (new RegExp(words[language].own, 'iu').exec(clause)?.groups?.['rest'] ?? null)
    : null;
}

/** Whether somebody speaks of themselves or of people: that is the occasion of an idea, not what it is about. */
export function isPersonal(clause: string, language: string): boolean {
  return isKnown(language) && new RegExp(words[language].personal, 'iu').test(`${clause} `);
}

/** What is wrong, in a clause that asks what to do about it: 'tap drips'; null for other clauses. */
export function problemIn(clause: string, language: string): string | null {
  if (!isKnown(language)) return null;
  const rest = new RegExp(words[language].when, 'iu').exec(clause)?.groups?.['rest'];
  const text = rest?.replace(
    /^(?:(?:my|your|the|an?|el|la|los|las|tu|tus|mi|mis|su|sus|le|les|mon|ma|mes|ton|ta|son|sa|ses|votre|une?|una) |l')(?=\p{L})/u,
    '',
  );
  return text !== undefined && isShort(text) && !isPersonal(text, language) ? text : null;
}

/** Whether a clause says what is wrong with something, as people type what they see ('dishwasher does not drain'). */
export function isFault(clause: string, language: string): boolean {
  if (!isKnown(language) || !isShort(clause) || isPersonal(clause, language)) return false;
  // What people for whom it is do is no fault of the thing.
  const thing = clause.replace(/ (?:for|para|pour) .*/, '');
  return new RegExp(`(?<!\\p{L})${words[language].subjectless}(?!\\p{L})`, 'iu').test(thing);
}

function isShort(text: string): boolean {
  const count = text.split(' ').length;
  return count >= LEAST_PROBLEM_WORDS && count <= MOST_PROBLEM_WORDS;
}

/** 'My boiler makes a noise' as 'boiler makes a noise'; null for a clause that does not begin with somebody's own thing. */
export function withoutOwner(clause: string, language: string): string | null {
  if (!isKnown(language)) return null;
  const rest = clause
    .replace(new RegExp(`^(?:${words[language].owner}) ?`, 'iu'), '')
    .replace(/ (?:de|del?) (?:mi|mon|ma|mes) /iu, language === 'fr' ? ' de ' : ' de la ');
  return rest === clause ? null : rest.replace(/ de la (?=\p{L}+o )/u, ' del ');
}

/** Whether a clause says that something happens, by a verb in one of its first words behind the thing. */
export function happens(clause: string, language: string): boolean {
  return (
    isKnown(language) &&
    new RegExp(`^\\S+(?: \\S+){0,4} (?:${words[language].happens})(?= |$)`, 'iu').test(clause)
  );
}

/** What happens to a thing, as it is typed: French names the thing ('radiateur qui siffle'). */
export function asThing(clause: string, language: string): string {
  if (language !== 'fr' || / qui /.test(clause)) return clause;
  return clause.replace(
    new RegExp(`^(\\S+(?: \\S+){0,4}?) (?=(?:${words.fr.happens})(?: |$))`, 'iu'),
    (_, thing: string) => `${thing} qui `,
  );
}
