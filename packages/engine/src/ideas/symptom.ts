import words from './symptom-words.json' with { type: 'json' };

type Language = keyof typeof words;

/** What may follow a state: when and where it shows. */
const COMPLEMENT: Readonly<Record<Language, string>> = {
  en: 'when|while|after|during|before|at|in|on|from|under|near|inside|upstairs|downstairs|overnight|all|but|and|with|even|every|for no|since|over',
  es: 'por|al|cuando|después|mucho|en|de repente|desde|mientras|y|tras|durante',
  fr: 'quand|après|en|au|à|par|la nuit|dès|lorsque|depuis|et|pendant|sous|sur',
};

/** Characters of a search; more is a sentence. */
const MAX_LENGTH = 100;

interface Patterns {
  state: RegExp;
  unlike: RegExp;
  completed: RegExp[];
  others: RegExp[];
}

const patterns = new Map<Language, Patterns>();

/**
 * Whether a search names a thing and then what is wrong with it, as people type symptoms: "brake pads squeaking",
 * "radiator cold at top", "tv no sound". The state follows its thing; before it ("squeaking toys", "cold brew"), it is
 * a kind of thing.
 */
export function isSymptom(search: string, language: string): boolean {
  if (!Object.hasOwn(words, language) || search.length > MAX_LENGTH) return false;
  const { state, unlike, completed, others } = patternsOf(language as Language);
  const text = search.toLowerCase();
  const stated = state.exec(text)?.groups?.['thing'];
  if (stated !== undefined && !unlike.test(stated)) return true;
  return [...completed, ...others].some((pattern) => pattern.test(text));
}

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const { state, unlike, completed, noAfter, ...others } = words[language];
  const made = {
    state: new RegExp(
      `^(?<thing>\\S+(?: \\S+){0,4}) (?:${state.join('|')})(?= (?:${COMPLEMENT[language]})(?: |$)|$)`,
      'u',
    ),
    unlike: new RegExp(unlike, 'u'),
    completed: Object.entries(completed).map(
      ([quality, then]) => new RegExp(`^\\S.*(?<!(?:^| )${noAfter}) ${quality} ${then}(?: |$)`, 'u'),
    ),
    others: [
      new RegExp(`(?:^| )${others.leaves}(?: |$)`, 'u'),
      new RegExp(others.missing, 'u'),
      new RegExp(others.lights, 'u'),
      new RegExp(others.signs, 'u'),
      new RegExp(`(?:^| )(?:${others.devices})`, 'u'),
    ],
  };
  patterns.set(language, made);
  return made;
}
