/** People who have never done something are beginners: 'for people who have never done it' as 'for beginners'. */
export function asBeginners(text: string): string {
  const [, lead] = NEVER_DONE.exec(text) ?? [];
  return lead === undefined ? text : `${lead} ${BEGINNERS[lead.toLowerCase()]}`;
}
const NEVER_DONE =
  /^(for|para|pour) (?:people|anyone|those|everyone|quien(?:es)?|gente|personas|ceux|celles|les personnes)(?: (?:who|that|que|qui))?(?:['’]ve| have| n['’]ont| nunca| jamais|n['’]a)? ?(?:only )?(?:never|ever|jamais|nunca|han?|lo han) .*/iu;
const BEGINNERS: Readonly<Record<string, string>> = {
  for: 'beginners',
  para: 'principiantes',
  pour: 'débutants',
};

const NAMED = /^(?:for|para|pour) (?:\p{L}+ )?(?:beginners|principiantes|débutants)(?!\p{L})/iu;
const NEW = /^for (?:new|first-time|first time|novice) /iu;

/** Whether a condition names beginners or describes them: 'for absolute beginners', 'for those who have never done it'. */
export const isForBeginners = (text: string): boolean => asBeginners(text) !== text || NAMED.test(text);

/** Whether people are new to the subject: beginners, and 'for new gardeners'. */
export const isForNewcomers = (text: string): boolean => isForBeginners(text) || NEW.test(text);
