type Language = 'en' | 'es' | 'fr';

const LANGUAGE_OF: Readonly<Record<string, Language>> = { for: 'en', para: 'es', pour: 'fr' };
/** People who have never done something, or 'only ever' one thing; not those who never do it. */
const NEVER_DONE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:people|folks|anyone|someone|everyone|those)(?: (?:who|that))?(?:(?:['’]ve| have|['’]s| has) (?:never|only ever) | never (?:did|had|tried|\p{L}+ed) )/iu,
  es: /^(?:quien(?:es)?|(?:la )?gente|(?:las )?personas|los|las)(?: que)? (?:(?:nunca|jamás) (?:l[oa]s? |se )?(?:han?|hayan?) |no .+ (?:nunca|jamás)$)/iu,
  fr: /^(?:ceux|celles|(?:les )?personnes|(?:les )?gens) qui n['’](?:y |en |l['’])?(?:ont|a) jamais /iu,
};
const BEGINNERS = { en: 'beginners', es: 'principiantes', fr: 'débutants' } as const;
const NAMED = /^(?:for|para|pour) (?:\p{L}+ )?(?:beginners|principiantes|débutants)(?!\p{L})/iu;
const NEW = /^for (?:new|first-time|first time|novice) /iu;

/** 'Beginners' for people who have never done something; null for others. */
export const beginnersIn = (people: string, language: Language): string | null =>
  NEVER_DONE[language].test(people) ? BEGINNERS[language] : null;

/** 'For people who have never done it' as 'for beginners'; other conditions unchanged. */
export function asBeginners(text: string): string {
  const { lead = '', people = '' } = /^(?<lead>for|para|pour) (?<people>.+)$/iu.exec(text)?.groups ?? {};
  const language = LANGUAGE_OF[lead.toLowerCase()];
  const beginners = language === undefined ? null : beginnersIn(people, language);
  return beginners === null ? text : `${lead} ${beginners}`;
}

/** Whether a condition names beginners or describes them: 'for absolute beginners', 'for those who have never done it'. */
export const isForBeginners = (text: string): boolean => asBeginners(text) !== text || NAMED.test(text);

/** Whether people are new to the subject: beginners, and 'for new gardeners'. */
export const isForNewcomers = (text: string): boolean => isForBeginners(text) || NEW.test(text);
