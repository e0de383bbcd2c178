import type { Condition } from '../ideas/condition.ts';
import { namesPeople } from '../ideas/idea-fields.ts';
import { headVariants, isNamedApart } from './appended-conditions.ts';
import { audienceParts } from './audience-parts.ts';
import { asBeginners } from '../ideas/beginners.ts';
import { inHeading, joined } from './condition-in-sentence.ts';
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import templates from './plans-conditions.json' with { type: 'json' };
import type { Fill } from './point-headings.ts';

/** Forms whose conditions are worded like those of another. */
const LIKE: Readonly<Partial<Record<PhraseForm, PhraseForm>>> = { callout: 'service', trip: 'outing' };
/** A year is only named in titles. */
export const YEAR = /^(?:in|en) 20\d\d$/u;

/** Something that happens to a thing ('when the roots rot'), not a situation of the reader ('when you work shifts'). */
const EVENT: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:if|when) (?:the|it|its|they|there) /iu,
  es: /^(?:si|cuando) (?:no |ya |se |(?:el|la|los|las|hay) )/iu,
  fr: /^(?:s['’]il|(?:si|quand|lorsqu['’e]) ?(?:le |la |les |l['’]|elles? |ils? |il y a |ça ))/iu,
};

/** Before or after something: 'before you buy a house'. */
const AROUND = /^(?:before|after|antes de|después de|avant|après) /iu;

/** The lines for a condition that fit it, best first. */
export function linesFor(
  phrase: Phrase,
  { kind, text: said, rest: named, isAction }: Condition,
  part: 'headings' | 'questions' | 'titles' | 'descriptions',
  fill: Fill,
): string[] {
  const text =
    kind === 'audience'
      ? asBeginners(said)
      : // People travel 'por' a country, but rules apply 'en' it.
        kind === 'place' && phrase.form !== 'outing'
        ? said.replace(/^por (?=\p{Lu})/u, 'en ')
        : said;
  const rest = text === said ? named : text.replace(/^\S+ /u, '');
  if (kind === 'time' && YEAR.test(said)) return [];
  // 'The options that works': a singular condition does not fit a plural.
  if (
    kind === 'that' &&
    phrase.language === 'en' &&
    /^that (?:\p{L}+ly )?(?:\p{L}+(?<!s)s|is|has|does) /iu.test(text)
  )
    return [];
  const arePeople = namesPeople(rest, phrase.language);
  const lines: Readonly<Record<string, readonly string[] | undefined>> = templates[phrase.language][part];
  const found: string[] = [];
  for (const line of lines[kind] ?? []) {
    const [forms = '', template = ''] = line.split('|');
    if (forms !== '*' && !forms.split(' ').includes(LIKE[phrase.form] ?? phrase.form)) continue;
    if (template.startsWith('{gerund}') && !isAction) continue;
    if (template.startsWith('{noun}') && isAction) continue;
    if (template.startsWith('{event}') && !EVENT[phrase.language].test(text)) continue;
    if (template.startsWith('{around}') && !AROUND.test(text)) continue;
    // 'Runs under 1,000 parts' do not search for anything.
    if (kind === 'audience' && !arePeople && /\{xs?\}/.test(template)) continue;
    if (template === '') return found;
    const own = kind === 'audience' ? audienceParts(text, rest, phrase.language) : {};
    const filled = fill(template.replace(/^\{(?:gerund|noun|event|around)\}/, ''), {
      ...phrase,
      parts: { ...phrase.parts, ...inHeading(text, rest, phrase.language), ...own },
    });
    if (filled !== null) found.push(joined(filled));
  }
  return found;
}

/** What comes before a purchase is the occasion of the whole article: 'before you buy a house'. */
export const isOccasion = ({ kind, text }: Condition, { form }: Phrase): boolean =>
  kind === 'case' && form === 'thing' && /^(?:before|antes|avant) /iu.test(text);

/** Headings for what the idea says may be the case: such a section is planned even if no page has it. */
export const caseHeadings = (phrase: Phrase, fill: Fill): string[] =>
  phrase.demands.conditions
    .filter((condition) => condition.kind === 'case' && !isOccasion(condition, phrase))
    .flatMap((condition) => linesFor(phrase, condition, 'headings', fill).slice(0, 1));

/** Questions raised by the idea's conditions. */
export const questionsOfDemands = (phrase: Phrase, fill: Fill): string[] =>
  phrase.demands.conditions.flatMap((condition) =>
    linesFor(phrase, condition, 'questions', fill).slice(0, 1),
  );

/** Titles or descriptions for a purpose or for people: 'Sourdough: how to make sure it rises'. */
export function headLinesOfDemands(phrase: Phrase, part: 'titles' | 'descriptions', fill: Fill): string[] {
  const conditions = phrase.demands.conditions.filter(
    (one) => one.kind !== 'audience' || isNamedApart(one, phrase),
  );
  return headVariants(phrase).flatMap((variant) =>
    conditions.flatMap((condition) => linesFor(variant, condition, part, fill)),
  );
}
