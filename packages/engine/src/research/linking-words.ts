/**
 * Articles, possessives, demonstratives, and prepositions that may appear between the words of a search: "plumber
 * leeds" matches "a plumber in Leeds". Negations and conjunctions are excluded: "gas or boiler" is not "gas boiler".
 */
const LINKING_WORDS: Readonly<Record<string, string>> = {
  en: 'a an the my your his her its our their this that these those of in on at to for from with near by',
  es: `el la los las un una unos unas mi tu su mis tus sus nuestro nuestra nuestros nuestras este esta estos estas ese esa
    esos esas de del en a al para por con desde`,
  fr: `le la les un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces de du en à au
    aux dans sur pour par avec chez`,
};

/**
 * Question openings of a search: the text that answers 'how often should you restring a racket' says 'restring it twice
 * a year'.
 */
const ASKING: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:how(?: often| much| long| far| soon| fast)?|when|where|why|what) (?:to|(?:do|does|should|can|could|must|will)(?: (?:i|you|we|one|it))?(?: (?:need|have|take) to)?|is the best time to|is|are)|(?:do|should|can|could|must) (?:i|you|we)(?: (?:need|have) to)?|(?:the )?best (?:ways?|times?) to|ways to|tips (?:to|for)|steps to) (?=\S)/,
  es: /^(?:cómo|(?:cada cuánto(?: tiempo)?|cuándo|por qué|dónde)(?: (?:hay que|se debe|debo|debes|tengo que|es mejor))?|cuánto (?:se )?tarda en|qué (?:es|son)|(?:la )?mejor (?:forma|manera) de|(?:formas|maneras) de|(?:consejos|trucos|pasos) para) (?=\S)/,
  fr: /^(?:(?:comment|quand|pourquoi|où|à quelle fréquence|combien de temps)(?: (?:faut il|dois je|doit on|peut on))?|qu'est ce que|(?:la )?meilleure (?:façon|manière) de|(?:façons|manières) de|(?:conseils|astuces|étapes) pour) (?=\S)/,
};

const NONE: ReadonlySet<string> = new Set();
const sets = new Map(
  Object.entries(LINKING_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const),
);

/** The lowercase linking words of a language (ISO 639-1); empty for unsupported languages. */
export function getLinkingWords(language: string): ReadonlySet<string> {
  return sets.get(language) ?? NONE;
}

/**
 * Number of words at the start of a search that only ask: two in "how to descale a kettle". `words` in lowercase,
 * without hyphens.
 */
export function countAskingWords(words: readonly string[], language: string): number {
  const asking = ASKING[language]?.exec(words.join(' '))?.[0] ?? '';
  return asking === '' ? 0 : asking.trim().split(' ').length;
}
