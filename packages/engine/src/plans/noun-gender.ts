import endings from './noun-genders.json' with { type: 'json' };

/** Languages with grammatical gender. */
export type Gendered = keyof typeof endings;

type Gender = 'm' | 'f';

const RULES: Readonly<
  Record<Gendered, Readonly<Record<Gender, { words: ReadonlySet<string>; ending: RegExp }>>>
> = { es: rulesOf('es'), fr: rulesOf('fr') };

function rulesOf(language: Gendered) {
  const of = (gender: Gender) => ({
    words: new Set(endings[language][gender].words.split(' ')),
    ending: new RegExp(`(?:${endings[language][gender].endings})$`, 'iu'),
  });
  return { m: of('m'), f: of('f') };
}

/** The gender of a Spanish or French noun by list, else by ending; null if unknown. */
function genderOf(noun: string, language: Gendered): Gender | null {
  const word = noun.toLowerCase();
  const one = singularOf(word, language);
  const rules = RULES[language];
  for (const form of [word, one])
    for (const gender of ['m', 'f'] as const) if (rules[gender].words.has(form)) return gender;
  for (const gender of ['f', 'm'] as const) if (rules[gender].ending.test(one)) return gender;
  return null;
}

/** 'Inspecciones' as 'inspección', 'hortensias' as 'hortensia', 'gâteaux' as 'gâteau'. */
function singularOf(word: string, language: Gendered): string {
  if (language === 'es')
    return word
      .replace(/iones$/, 'ión')
      .replace(/(?<=[aeiou])s$/, '')
      .replace(/(?<=[lrnd])e$/, (_, at: number) => (word.endsWith('es') && at > 2 ? '' : 'e'));
  return word.replace(/(?<=eau)x$|(?<=[^s])s$/, '');
}

const VOWEL =
  /^(?!(?:haricot|hamac|handicap|hérisson|homard|housse|hotte|haie|hockey|hall|hangar|hamster|onze|yaourt|yoga|yacht))[aeiouyéèêàâîôûœh]/iu;

/** A noun with its articles, as used in Spanish and French sentences. */
interface WithArticles {
  /** Without the article of 'una inspección', 'unas hortensias': plurals stand bare. */
  one: string;
  /** 'La inspección', 'las hortensias'. */
  the: string;
  /** 'De la inspección', 'del seguro', 'des hortensias'. */
  ofThe: string;
  isMany: boolean;
}

/** French singular nouns ending in s. */
const UNCHANGED =
  /^(?:matelas|bras|repas|avis|colis|tapis|bois|devis|permis|cours|parcours|concours|virus|corps|temps|accès|succès|procès|décès|poids|fonds|jus|dos|riz|gaz|os|bus|ours|verglas|cassis|radis|brebis|souris|fois|mois|pays|puits|engrais|propos|discours|secours|relais|palais)$/;

/** A noun with its articles; null if the gender of its first word is neither shown nor known. */
export function withArticles(
  thing: string,
  language: Gendered,
  shown: Gender | null = null,
): WithArticles | null {
  const head = thing.split(' ')[0] ?? '';
  if (!/^[\p{L}-]{3,}$/u.test(head)) return null;
  const gender = shown ?? genderOf(head, language);
  const isMany =
    language === 'es'
      ? /[aeiouéón]s$|[dlnrz]es$/.test(head)
      : /(?:[^s]s|eaux)$/.test(head) && !UNCHANGED.test(head);
  const isName = /^\p{Lu}/u.test(head);
  if (gender === null || isName) return null;
  if (language === 'es') {
    // 'El agua' is feminine.
    const isStressed = gender === 'f' && !isMany && /^h?a(?:gua|la|rma|ula|rea|lma)$/iu.test(head);
    const the = isMany ? (gender === 'f' ? 'las' : 'los') : gender === 'f' && !isStressed ? 'la' : 'el';
    const one = isMany ? thing : `${gender === 'f' && !isStressed ? 'una' : 'un'} ${thing}`;
    return {
      one,
      the: `${the} ${thing}`,
      ofThe: the === 'el' ? `del ${thing}` : `de ${the} ${thing}`,
      isMany,
    };
  }
  const isElided = !isMany && VOWEL.test(head);
  const the = isMany ? `les ${thing}` : isElided ? `l’${thing}` : `${gender === 'f' ? 'la' : 'le'} ${thing}`;
  const one = isMany ? `des ${thing}` : `${gender === 'f' ? 'une' : 'un'} ${thing}`;
  const ofThe = isMany
    ? `des ${thing}`
    : isElided
      ? `de l’${thing}`
      : gender === 'f'
        ? `de la ${thing}`
        : `du ${thing}`;
  return { one, the, ofThe, isMany };
}
