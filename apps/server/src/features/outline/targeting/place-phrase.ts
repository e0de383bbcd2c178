import type { TargetLanguage } from './rows.ts';
import words from './place-words.json' with { type: 'json' };

const lower = (text: string): string => text.trim().toLowerCase().replaceAll("'", '’');
const setOf = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const WITH_THE = setOf(words.en);
const FRENCH = Object.entries(words.fr).map(([preposition, list]) => [preposition, setOf(list)] as const);
/** Cities with an article of their own: 'au Mans', 'aux Sables-d’Olonne', 'à La Rochelle'. */
const CITY_WITH_LE = new RegExp(`^le (?=(?:${words.articlesOfCities})$)`, 'iu');
const CITY_WITH_LA =
  /^la (?:rochelle|haye|ciotat|roche-sur-yon|seyne-sur-mer|chaux-de-fonds|baule|défense|havane)$/iu;
const CITY_WITH_LES = /^les (?=(?:sables-d’olonne|ulis|mureaux|abymes|herbiers|lilas|andelys)$)/iu;
/** Countries without an article are named like cities: 'à Cuba'. */
const WITHOUT_ARTICLE =
  /^(?:bahreïn|chypre|cuba|djibouti|hong kong|macao|madagascar|malte|maurice|mayotte|monaco|oman|porto rico|singapour|taïwan|sao tomé|saint-.+|sainte-.+)$/iu;
const PLURAL =
  /^(?:états-unis|pays-bas|émirats arabes unis|philippines|seychelles|maldives|comores|bahamas|fidji|îles .+|antilles.*|territoires .+|samoa américaines)$/iu;
/** Masculine although they end in e. */
const MASCULINE = /^(?:belize|cambodge|mexique|mozambique|suriname|zimbabwe|royaume-uni)$/iu;

const regionsOf = new Map<string, ReadonlySet<string>>();

/** Names of all countries that the runtime knows, in a language. */
function countryNames(language: TargetLanguage): ReadonlySet<string> {
  const known = regionsOf.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const found = letters.flatMap((first) => letters.map((second) => names.of(first + second)));
  const countries = new Set([
    ...found.flatMap((name) => (name ? [lower(name)] : [])),
    ...(language === 'en' ? ['uk', 'usa', 'us', 'england', 'scotland', 'wales'] : []),
  ]);
  regionsOf.set(language, countries);
  return countries;
}

/** Whether a place is a country, by its name in a language or in English. */
export const isCountry = (place: string, language: TargetLanguage): boolean =>
  countryNames(language).has(lower(place)) || countryNames('en').has(lower(place));

/**
 * A place with its preposition: 'in Leeds', 'en Sevilla', 'à Lyon', 'au Québec'. In French, a place of unknown kind is
 * set off without one: '(Zorbville)'.
 */
export function placePhrase(place: string, language: TargetLanguage): string {
  const name = place.trim().replaceAll(/\s+/g, ' ');
  if (language === 'es') return `en ${name}`;
  if (language === 'en') return `in ${WITH_THE.has(lower(name)) ? 'the ' : ''}${name}`;
  return frenchPhrase(name);
}

function frenchPhrase(name: string): string {
  // 'Lyon, France' is in Lyon.
  const key = lower(name.split(',')[0] ?? '');
  if (CITY_WITH_LE.test(key)) return `au ${name.slice('le '.length)}`;
  if (CITY_WITH_LES.test(key)) return `aux ${name.slice('les '.length)}`;
  if (CITY_WITH_LA.test(key)) return `à ${name}`;
  const bare = key.replace(/^(?:l’|la |le |les )/, '');
  const own = key === bare ? name : name.slice(key.length - bare.length);
  const [listed] =
    FRENCH.find(([, places]) => places.has(bare)) ?? FRENCH.find(([, places]) => places.has(key)) ?? [];
  if (listed !== undefined) return `${listed} ${listed === 'sur' ? name : own}`;
  if (!countryNames('fr').has(bare)) return `(${name})`;
  if (WITHOUT_ARTICLE.test(bare)) return `à ${own}`;
  if (PLURAL.test(bare)) return `aux ${own}`;
  if (/^[aeiouyéèêhî]/iu.test(bare) && !/^(?:honduras|yémen)$/iu.test(bare)) return `en ${own}`;
  return bare.endsWith('e') && !MASCULINE.test(bare) ? `en ${own}` : `au ${own}`;
}
