/**
 * Bare verbs that never follow 'What is …' or 'Types of …'; written for this check, independent of the engine's lists.
 */
const VERBS =
  'choose|sell|buy|make|build|fix|clean|replace|repair|remove|write|learn|start|find|grow|get|keep|prepare|elegir|vender|comprar|hacer|limpiar|quitar|reformar|pedir|choisir|vendre|acheter|faire|nettoyer|réparer|débuter';
const OTHER_WORDS: Readonly<Record<string, string>> = {
  en: 'cómo|qué|para|cuánto|dónde|con|los|las|una|comment|pour|avec|les|des|votre|dans|préguntas|preguntas|fréquentes',
  es: 'the|how|what|with|your|and|for|which|comment|pour|avec|votre|dans|fréquentes',
  fr: 'the|how|what|with|your|and|for|which|cómo|qué|para|cuánto|preguntas|frecuentes',
};
const LAST_WORDS =
  'of|the|a|an|to|with|and|or|de|la|el|los|las|para|con|y|o|un|pour|le|les|des|du|à|avec|et|ou|entre';
const SINGULAR_S = /(?:ss|us|is|ics|news|ens|gas|as|os|bus)$/;

type Kind = 'sentence' | 'query';

const RULES: readonly (readonly [name: string, finds: (line: string, language: string) => boolean])[] = [
  ['template residue', (line) => /[{}|]|undefined|\bnull\b|NaN|\[object/.test(line)],
  ['doubled word', (line) => /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/iu.test(line)],
  [
    'doubled opening',
    (line) => /best best|how to how|cómo cómo|comment comment|vs .* vs |guide guide/i.test(line),
  ],
  [
    'verb where a noun is needed',
    (line) =>
      new RegExp(
        `^(?:what (?:is|are)|how (?:does|do)|why is|types of|benefits of|the benefits of|alternatives to|qué (?:es|son)|tipos de|types de|qu’est-ce que) (?:${VERBS})(?: |$|\\?)`,
        'iu',
      ).test(line.replace(/^¿/, '')) || /^how (?:do|does) you? ?(?:how to|what)/i.test(line),
  ],
  [
    'task with a product’s ending',
    (line) =>
      /^(?:how to|cómo|comment) .+ (?:reviews?|for sale|price|near me|size|brands|parts|opiniones|avis)$/i.test(
        line,
      ),
  ],
  [
    'article',
    (line, language) =>
      language === 'en' &&
      (/\ba (?=[aeio]|u(?!ni|s[aeiu]|ti|k|r[aeiou]))(?!one\b|eu|once\b)/i.test(line) ||
        /\ban (?=[bcdfgjklmnpqrstvwxyz])(?![A-Z]{2,}|[fhlmnrsx]-)/.test(line)),
  ],
  [
    'number',
    (line, language) => {
      if (language !== 'en') return false;
      const one = /^(?:what|why) is (?:\w+ )*(\w+s)\?$/i.exec(line)?.[1];
      const does = /^how does (?:\w+ )*(\w+s) work\?$/i.exec(line)?.[1];
      const many = /^what are (?!the |your )(?:\w+ )*(\w+[^s])\?$/i.exec(line)?.[1];
      return [one, does].some((word) => word !== undefined && !SINGULAR_S.test(word)) || many !== undefined;
    },
  ],
  [
    'another language',
    (line, language) =>
      new RegExp(`(?<![\\p{L}'’])(?:${OTHER_WORDS[language] ?? '(?!)'})(?![\\p{L}'’])`, 'iu').test(line),
  ],
  ['cut off', (line) => new RegExp(`(?<!\\p{L})(?:${LAST_WORDS})$`, 'iu').test(line)],
  [
    'punctuation',
    (line, language) =>
      /\?\s?[?:,]|\s[.,]|::|,,| {2}|^[\s,:;.-]/.test(line) ||
      (language === 'es' && /\?/.test(line) !== /¿/.test(line)) ||
      (language === 'fr' && /\S\?/.test(line) && !/[\s\u00a0\u202f]\?/.test(line)),
  ],
];
const SENTENCE_RULES: typeof RULES = [
  ['small letter at the beginning', (line) => /^\p{Ll}(?!\p{Lu})/u.test(line.replace(/^[¿¡«]\s?/u, ''))],
  ['heading of more than 110 characters', (line) => line.length > 110],
  [
    'beside its noun',
    (line, language) =>
      language === 'en' && /^[^:?]+: (?:what is it|how does it work|why does it matter)\?$/i.test(line),
  ],
];

/** Faults of a line by rules that do not know how it was created. */
export function faultsOf(line: string, language: string, kind: Kind): string[] {
  const rules = kind === 'sentence' ? [...RULES, ...SENTENCE_RULES] : RULES;
  return rules.flatMap(([name, finds]) => (finds(line, language) ? [name] : []));
}
