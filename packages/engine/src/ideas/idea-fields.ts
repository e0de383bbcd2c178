import { wordShares } from '../background/word-classes.ts';
import { isTitleCase } from './idea-casing.ts';
import words from './idea-field-words.json' with { type: 'json' };

/** Details of an idea besides its subject; null where it does not mention them. */
export interface IdeaFields {
  /** Who the article is for. */
  audience: string | null;
  place: string | null;
  time: string | null;
  budget: string | null;
}

type Language = keyof typeof words;

const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
const MAX_PLACE_WORDS = 3;
/** 'St. Louis' keeps its period; the period of a sentence ends the name. */
const NAME = "\\p{Lu}(?:[\\p{L}'’-]|(?<=(?<!\\p{L})\\p{L}{1,2})\\.)*";
const CURRENCY = '(?:dollars?|euros?|pounds?|livres?|dólares|pesos|bucks|usd|eur|gbp|€|\\$|£)';
const DIGITS = '\\d[\\d.,]*(?:\\s?\\d{3})*\\s?k?';
/** A budget has a currency, or is a large number with no unit: not 'under 30 minutes', 'kids under 5'. */
const AMOUNT = `(?:[$€£]\\s?${DIGITS}|${DIGITS}\\s?${CURRENCY}|\\d[\\d.,]{2,}k?(?=\\s*(?:$|[,.;:?!)])))`;

interface Patterns {
  budget: RegExp;
  time: RegExp;
  audience: RegExp;
  people: RegExp;
  place: RegExp;
}

/** The relative clause says who is meant: 'people who have never done it'. */
const GENERIC_PEOPLE =
  /^(?:les |des |las |los |la )?(?:people|anyone|those|someone|quienes|personas|gente|personnes|gens|ceux) (?:who(?:['’](?:ve|re|d))?|that|with|que|con|qui|avec) /i;

const patternCache = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patternCache.get(language);
  if (known !== undefined) return known;
  const own = words[language];
  const found: Patterns = {
    budget: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${own.under}) ${AMOUNT}|${own.budgets})(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    time: new RegExp(`(?<![\\p{L}\\p{N}])(?:${own.times})(?![\\p{L}\\p{N}])`, 'iu'),
    // A lookahead, so that one 'for' phrase does not hide the next.
    audience: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${own.for}) (?=(?<who>(?:[^,;:.?!()–—]|[.,](?=\\d))+))`,
      'giu',
    ),
    people: new RegExp(`^(?:${own.people})$`, 'iu'),
    place: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${own.near})[ '’](?:(?:the|el|la|los|le|les) )?(?<place>${NAME}(?: (?:(?:de|del|la|of|sur|du) )?${NAME})*)`,
      'gu',
    ),
  };
  patternCache.set(language, found);
  return found;
}

/** Reads the audience, place, time, and budget of an idea. */
export function parseIdeaFields(idea: string, language: string): IdeaFields {
  if (!isSupported(language)) return { audience: null, place: null, time: null, budget: null };
  const patterns = patternsOf(language);
  const text = idea.replaceAll(/\s+/g, ' ').trim();
  return {
    audience: findAudience(text, language),
    place: findPlace(text, language),
    time: trimField(patterns.time.exec(text)?.[0], language),
    budget:
      patterns.budget.exec(text)?.[0]?.replace(new RegExp(`^(?:${words[language].moneyLead}) `, 'iu'), '') ??
      null,
  };
}

/** Removes time and budget from a text, unless only one word would remain. */
export function withoutFields(text: string, language: string): string {
  if (!isSupported(language)) return text;
  const { budget, time } = patternsOf(language);
  const rest = text
    .replace(new RegExp(`(?:,? (?:${words[language].moneyLead}))? ?${budget.source}`, 'iu'), (whole) =>
      new RegExp(`^ ?(?:${words[language].free})$`, 'iu').test(whole) ? whole : '',
    )
    // 'A week of camping' is about camping.
    .replace(
      new RegExp(`(?<lead>for |para |pour )?${time.source} (?:of|de |d['’])\\s?(?=\\p{L})`, 'iu'),
      (whole) => /^(?:for|para|pour) /i.exec(whole)?.[0] ?? '',
    )
    // 'All night' and 'toute la nuit' belong to what they follow.
    .replace(
      new RegExp(
        `(?<!(?:^| )(?:all|every|each|whole|toute?|tous|chaque|tod[oa]s?|cada) ?) ?${time.source}`,
        'iu',
      ),
      '',
    )
    .replace(/ (?:en|in|à|for|para|pour|de|du|during|durante|pendant|over)(?=[,.?!]|$)/giu, '')
    .replace(/ +(?=[,.?!]|$)/g, '')
    .trim();
  return rest.split(' ').length > 1 ? rest : text;
}

/** Whether a capitalized word after a preposition is not a place: 'in Excel', 'in March'. */
export const isNotPlace = (text: string, language: string): boolean =>
  isSupported(language) && new RegExp(`^(?:${words[language].noPlaces})(?!\\p{L})`, 'iu').test(text);

/** Whether the head of a phrase names people or a group acting like them (a team, a shop). */
export function namesPeople(phrase: string, language: string): boolean {
  if (!isSupported(language)) return false;
  const { people } = patternsOf(language);
  const [own = ''] = phrase
    .replace(/(?<= who)['’](?:ve|re|s|d|ll)(?= )/u, '')
    .split(new RegExp(` (?:${words[language].heads})(?= )`, 'iu'));
  const parts = own
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
  // The head comes last in English, first in Spanish and French after determiners and adjectives.
  return language === 'en'
    ? people.test(parts.at(-1) ?? '')
    : parts.slice(0, 3).some((part) => people.test(part));
}

function findAudience(text: string, language: Language): string | null {
  const { audience, time, budget } = patternsOf(language);
  for (const { groups } of text.matchAll(audience)) {
    const who = (groups?.['who'] ?? '')
      .split(/ - | and (?=wants? (?:it|to) )/)[0]!
      .split(new RegExp(` (?:${words[language].for}) `, 'iu'))[0]!
      .replace(new RegExp(`(?: (?:${words[language].moneyLead}))? ?${budget.source}`, 'iu'), '')
      .split(
        new RegExp(
          GENERIC_PEOPLE.test(groups?.['who'] ?? '') ? '(?!)' : ` (?:${words[language].ends})(?= |$)`,
          'iu',
        ),
      )[0]!
      .replace(new RegExp(` ?${time.source}.*`, 'iu'), '')
      .replace(new RegExp(`^(?:${words[language].determiners}) `, 'iu'), '')
      .trim()
      // 'Pour transporter deux enfants' says what is done before who it is for.
      .replace(language === 'en' ? /(?!)/ : /^\p{L}+(?:er|ir|re|ar) (?=\S+ \S)/u, '');
    if (who !== '' && namesPeople(who, language)) return who;
  }
  return (
    findDoers(text, language) ?? new RegExp(words[language].guided, 'iu').exec(text)?.[0]?.trim() ?? null
  );
}

/** 'How often should …': the writer asks for themselves. */
const ASKED =
  /(?:how (?:often|long|far|fast|soon|many \p{L}+)|when|where|why|what|which \p{L}+) (?:should|can|must|could) (?=(?<rest>[^,;:.?!()–—]+))/iu;
const MAX_ASKED_WORDS = 3;
/** Number of longer words a question needs to state its subject. */
const MIN_TOPIC_WORDS = 3;
/** Share of verb uses above which a word after people counts as a verb. */
const VERB_SHARE = 0.3;

/**
 * The people in an English question ('club players' of 'how often should club players restring a racket'), their
 * position, and the number of longer words that follow.
 */
function questionPeople(text: string): { who: string; at: number; rest: number } | null {
  const found = ASKED.exec(text);
  const words = found?.groups?.['rest']?.split(' ') ?? [];
  for (let count = 1; count <= MAX_ASKED_WORDS && count < words.length - 1; count += 1) {
    const who = words.slice(0, count).join(' ');
    const shares = wordShares('en', words[count]!.toLowerCase());
    if (namesPeople(who, 'en') && (shares === null || shares.verb >= VERB_SHARE))
      return {
        who,
        at: found!.index + found![0].length,
        rest: words.slice(count).filter((word) => word.length > 3).length,
      };
  }
  return null;
}

/**
 * An English question about people, in the second person: 'how often should you restring a racket'. The people stay if
 * they are the subject ('dog owners') or little else is.
 */
export function askInSecondPerson(text: string): string {
  const asked = questionPeople(text);
  return asked === null || asked.rest < MIN_TOPIC_WORDS || / owners$/iu.test(asked.who)
    ? text
    : `${text.slice(0, asked.at)}you${text.slice(asked.at + asked.who.length)}`;
}

/** The people who perform the task of an idea: 'renters' of 'how renters can quiet a dishwasher'. */
export function findDoers(text: string, language: string): string | null {
  if (!isSupported(language)) return null;
  const doers = new RegExp(words[language].doers, 'iu').exec(text)?.groups?.['who'];
  if (doers !== undefined && namesPeople(doers, language)) return doers;
  return language === 'en' ? (questionPeople(text)?.who ?? null) : null;
}

function findPlace(text: string, language: Language): string | null {
  const isTitle = isTitleCase(text);
  for (const { groups, index } of text.matchAll(patternsOf(language).place)) {
    if (/alternativ\p{L}*(?: \p{L}+)? $/iu.test(text.slice(0, index))) continue;
    const place = (groups?.['place'] ?? '')
      .split(' ')
      .slice(0, MAX_PLACE_WORDS)
      .join(' ')
      .replace(/['’]s$|(?<=\p{L}{4})\.$/u, '');
    const lower = place.toLowerCase();
    const first = lower.split(' ')[0]!;
    if (isNotPlace(first, language)) continue;
    const shares = wordShares(language, first);
    // In title case every word is capitalized, so only a name counts.
    if (isTitle && (shares === null || shares.properNoun < 0.5)) continue;
    return place;
  }
  return null;
}

function trimField(found: string | undefined, language: Language): string | null {
  return (
    found?.replace(new RegExp(`^(?:${words[language].timeLead}) `, 'iu'), '').replace(/^l['’]/i, '') ?? null
  );
}
