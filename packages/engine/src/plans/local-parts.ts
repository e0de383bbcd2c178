import { parseIdeaFields, isNotPlace } from '../ideas/idea-fields.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };

/** 'Kayak rental Bristol': after lowercase words, and not after a preposition. */
const PLACE_AT_END =
  /^[\p{Ll}\p{N} -]+(?<! (?:for|with|to|of|on|from|by|and|than|visit|see|explore|leave|reach|tour)) (?<place>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})$/u;

/** The service and its place; null for a keyword without a place. */
export function localParts(text: string, k: string, language: PlanLanguage): Record<string, string> | null {
  const rule = rules[language];
  const { place: named } = parseIdeaFields(text, language);
  const place = named ?? (language === 'en' ? PLACE_AT_END.exec(text)?.groups?.['place'] : undefined);
  if (place === undefined || place === null || isNotPlace(place, language)) return null;
  const at = text.toLowerCase().lastIndexOf(place.toLowerCase());
  const before = k.slice(0, at).trim();
  const preposition = new RegExp(
    `(?:^| )(?<word>(?:${rule.near})(?: (?:the|la|le|les|el|los|las))?)$`,
    'iu',
  ).exec(before)?.groups?.['word'];
  const thing = preposition === undefined ? before : before.slice(0, -preposition.length).trim();
  if (at <= 0 || thing === '') return null;
  const rest = text.slice(at + place.length);
  const where = `${preposition ?? rule.in} ${place}`;
  const whole = `${thing} ${where}${rest}`;
  return { place, thing, inplace: where, k: whole, K: upperFirst(whole) };
}

/** What is typed to find something nearby, and how a page says it to that reader. */
const NEAR_ME: Readonly<Record<PlanLanguage, RegExp>> = {
  en: / (?:near|close to|around) (?:me|by|us)$| nearby$/iu,
  es: / cerca de (?:mí|mi|aquí)$/iu,
  fr: / (?:près|à côté|autour) de (?:chez )?moi$| à proximité$/iu,
};
const NEAR_YOU = { en: 'near you', es: 'cerca de ti', fr: 'près de chez vous' } as const;

/** What is searched for nearby, and how a page says so: 'kayak rental' and 'near you'; null for other keywords. */
export function nearbyParts(k: string, language: PlanLanguage): { thing: string; inplace: string } | null {
  const near = NEAR_ME[language].exec(k);
  return near === null ? null : { thing: k.slice(0, near.index), inplace: NEAR_YOU[language] };
}
