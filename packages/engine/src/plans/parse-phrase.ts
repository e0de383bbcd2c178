import { parseDemands } from '../ideas/idea-demands.ts';
import type { IdeaDemands } from '../ideas/idea-demands.ts';
import { parseIdeaFields } from '../ideas/idea-fields.ts';
import { extractKeywords } from '../ideas/idea-keywords.ts';
import { formatEvent, isEvent, isFault, withoutPossessive } from '../ideas/idea-offer.ts';
import type { Intent } from '../intent/intent.ts';
import { parseTemplateKeyword } from '../queries/keyword-kind.ts';
import { detectNumber } from '../queries/phrase-number.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import { isHired, isSoldHere, parseBusiness } from './phrase-business.ts';
import {
  askParts,
  bestParts,
  costParts,
  countOf,
  daysOf,
  insideLine,
  match,
  subjectIn,
  thingParts,
  whyParts,
} from './phrase-parts.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { localParts, nearbyParts } from './local-parts.ts';
import { NO_EVIDENCE, readPhraseEvidence } from './phrase-evidence.ts';
import { parseTask } from './phrase-task.ts';
import { comparisonParts, namesSeveral } from './phrase-sides.ts';
import { isVariant, textKind, variantParts } from './plan-variants.ts';
import { isProduct, namesMoney, purchaseKind } from './purchase-kind.ts';
import { isCooked, recipeParts, subjectParts, withoutConditions, withoutPurpose } from './subject-parts.ts';
import { measureSubject, detectThingKind } from './thing-kind.ts';
import { restoreNames } from './typed-names.ts';

/** A parsed keyword for plans: its form, and its parts as used in sentences. */
export interface Phrase {
  language: PlanLanguage;
  form: PhraseForm;
  /** Parts by their template name; lines with missing parts are skipped. */
  parts: Readonly<Record<string, string>>;
  /** What the idea asks for besides the keyword. */
  demands: IdeaDemands;
}

/** A longer keyword is a sentence. */
const MAX_LENGTH = 200;
/** A navigational search names a site and relates nothing to it: 'seo audit for wordpress' is a task. */
const RELATION = / (?:for|with|without|in|on|para|con|sin|pour|avec|sans) /iu;

/** Whether there are plans in a language (ISO 639-1). */
export const isPlanLanguage = (code: string): code is PlanLanguage => Object.hasOwn(rules, code);

/**
 * Parses a keyword; null in a language without plans, and if there are no words. How `lines` of pages and searches use it
 * ('how to K', 'a K') decides before our word tables do.
 */
export function parsePhrase(
  keyword: string,
  given: string | null,
  intent: Intent | null,
  idea: string | null = null,
  lines: readonly string[] = [],
): Phrase | null {
  const spelled = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/^[¿¡]\s?|\s?[?!.]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(spelled)) return null;
  const { keywords, language: spoken } = extractKeywords(spelled, given);
  const language = given ?? spoken;
  if (!isPlanLanguage(language)) return null;
  const text = restoreNames(keyword, spelled, language);
  const rule = rules[language];
  const k = insideLine(text, language);
  const said = idea ?? (text === spelled ? keyword : text);
  const demands = parseDemands(said, text, language);
  const reason = keywords[0]?.why ?? 'phrase';
  const shared = { k, K: upperFirst(text), q: k.toLowerCase() };
  const evidence = match(rule.asking, k) ? NO_EVIDENCE : readPhraseEvidence(k, language, lines);
  const phrase = (form: PhraseForm, parts: Readonly<Record<string, string | undefined>> = {}): Phrase => ({
    language,
    form,
    parts: withCapitals({
      ...shared,
      ...variantParts(form, {
        language,
        k: parts['k'] ?? k,
        said,
        parts: { ...shared, ...parts },
        topics: demands.topics,
      }),
      ...(match(rule.asking, k) || match(rule.why, k) ? { asked: '' } : {}),
      ...parts,
    }),
    demands,
  });

  const compared = comparisonParts(text, { k, said, language, isCompared: reason === 'comparison' });
  if (compared !== null) return phrase('comparison', compared);
  if (evidence.use === 'task') {
    const told = parseTask(k, language, reason, true);
    if (told !== null) return phrase(...told);
  }
  const judged = subjectIn(rule.pros, k);
  if (judged !== undefined) return phrase('worth', { label: k, Label: upperFirst(k), subject: judged });
  if (match(rule.normal, k)) return phrase('normal', askParts(k, language));
  if (match(rule.worth, k))
    return phrase('worth', { ...askParts(k, language), subject: subjectIn(rule.worthOf, k) });
  if (match(rule.cost, k)) return phrase('cost', costParts(text, k, language));
  if (match(rule.why, k)) return phrase('why', whyParts(k, language));
  if (match(rule.definition, k)) {
    const subject = subjectIn(rule.definition, k);
    const own = subject === undefined ? {} : subjectParts(subject, language);
    return phrase('definition', { ...own, ...askParts(k, language), subject });
  }
  if (reason === 'alternatives') return phrase('alternatives', { product: subjectIn(rule.product, text) });
  const aid = subjectIn(rule.aid, k);
  if (aid !== undefined) {
    const whole = localParts(text, aid, language)?.['k'] ?? aid;
    return phrase('aid', { k: whole, K: upperFirst(whole) });
  }
  const time = subjectIn(rule.bestTime, k);
  if (time !== undefined) return phrase('question', askParts(rule.whenIs.replace('{x}', time), language));
  if (match(rule.trip, k) || (match(rule.days, said) && match(rule.visit, k)))
    return phrase('trip', daysOf(said, language));
  if (match(rule.questions, k)) return phrase('questions');
  if (match(rule.signs, k)) return phrase('signs', isMedical(k) ? { med: '' } : { fault: '' });
  if (match(rule.mistakes, k)) return phrase('mistakes');
  if (match(rule.right, k)) return phrase('right');
  // 'Which vacuum to buy' is about vacuums to buy.
  const bought = subjectIn(rule.which, k);
  if (bought !== undefined)
    return phrase('commercial', {
      ...subjectParts(bought, language),
      ...thingParts(upperFirst(bought), bought, language),
      ...purchaseKind(bought, language, false),
      k: bought,
      K: upperFirst(bought),
      q: bought.toLowerCase(),
    });
  // A legal obligation is not a place to go.
  if (match(rule.rules, k)) return phrase('rules', match(rule.permit, k) ? { apply: '' } : { law: '' });
  const near = nearbyParts(k, language);
  if (near !== null && !match(rule.asking, k) && !match(rule.best, k)) {
    const { thing } = near;
    const whole = `${thing} ${near.inplace}`;
    const isMany = language === 'en' && detectNumber(thing.toLowerCase().split(' ')) === 'plural';
    const shown = { k: whole, K: upperFirst(whole), thing };
    if (!isMany) return phrase('service', shown);
    return isHired(thing, language)
      ? phrase('commercial', { ...subjectParts(thing, language), ...shown, hired: '' })
      : phrase('local', { ...shown, inplace: near.inplace });
  }
  const place = parseIdeaFields(said, language).place ?? parseIdeaFields(text, language).place;
  if (place !== null && (match(rule.outing, k) || isVariant('spots', k, language)))
    return phrase('outing', {
      kn:
        match(rule.asking, k) || /^(?:things|places|cosas|lugares|ideas|idées|que) /iu.test(k)
          ? undefined
          : k,
    });
  // Somebody else is asked.
  const business = match(rule.asking, k) ? null : parseBusiness(said, text, place, language);
  if (business !== null) return phrase(...business);
  const task = evidence.use === 'thing' ? null : parseTask(k, language, reason);
  if (task !== null) return phrase(...task);
  const owned = withoutPossessive(said, language);
  const isSeen =
    owned !== null &&
    isEvent(owned, language) &&
    formatEvent(owned, language).toLowerCase().startsWith(k.toLowerCase().split(' ')[0]!) &&
    formatEvent(owned, language).toLowerCase().includes(k.toLowerCase());
  const isFailing = isSeen || (isFault(k, language) && !match(rule.asking, k));
  // People are not faulty: there is no cause to find.
  if (isFailing && isVariant('person', k, language))
    return phrase('incident', { label: k, Label: upperFirst(k) });
  if (isFailing) return phrase('why', whyParts(k, language));
  if (reason === 'best') return phrase('best', bestParts(k, language));
  const isAsked = reason === 'question' || (language === 'en' && reason !== 'task');
  if (isAsked && match(rule.asking, k) && !match(rule.list, k))
    return phrase('question', askParts(k, language));
  if (match(rule.list, k)) return phrase('list');
  const dish = subjectIn(rule.recipe, k);
  if (dish !== undefined) return phrase('recipe', recipeParts(dish, language));
  if (isCooked(said, k, language)) return phrase('recipe', recipeParts(k, language));
  const local = localParts(text, k, language);
  if (local !== null) return phrase('local', local);
  // '12 ideas for …' is a list, whatever the items are called.
  const isCounted = /^\d+ /.test(said) && match(rule.collection, said);
  const isOneText = textKind(k, language) === 'template' && !/(?:templates|plantillas|modèles)/iu.test(k);
  if (isCounted || (match(rule.collection, k) && !isOneText))
    return phrase('collection', {
      ...countOf(said, k, language),
      ...(/(?:exercises|stretches|workouts|quotes|names|prompts)/.test(k) ? {} : { fun: '' }),
    });
  // A thing with 'what to do about it' is a problem.
  if (match(rule.problem, said.replace(/[.?!]+$/, '')) && !match(rule.asking, k))
    return phrase('why', whyParts(k, language));
  if (isVariant('fault', k, language) && !match(rule.asking, k)) return phrase('why', whyParts(k, language));
  if (match(rule.incident, said)) return phrase('incident', { label: k, Label: upperFirst(k) });
  if (isSoldHere(said, k, language))
    return phrase('shop', {
      them: language !== 'en' || detectNumber(k.toLowerCase().split(' ')) === 'plural' ? 'them' : 'it',
    });
  const wanted = intent === 'navigational' && RELATION.test(text) ? null : intent;
  // People to hire are chosen: an emergency plumber, a wedding photographer.
  const isSeveral = namesSeveral(k);
  if (isVariant('meals', k, language) && !match(rule.best, k) && !match(rule.asking, k))
    return phrase('collection', countOf(said, k, language));
  const isBought =
    textKind(k, language) !== 'template' &&
    (isSeveral ||
      wanted === 'commercial' ||
      wanted === 'transactional' ||
      isHired(k, language) ||
      match(rule.bought, k) ||
      match(rule.device, k) ||
      isProduct(
        k,
        demands,
        language,
        k.split(' ').length > 2 && said.trim().toLowerCase() === k.toLowerCase(),
      ));
  const own = isBought
    ? withoutPurpose(k, language)
    : withoutConditions(measureSubject(k, language), demands.conditions, language);
  // A single capitalized name does not reveal its article.
  const ofSubject =
    /^\p{Lu}\p{Ll}+$/u.test(text) && evidence.use !== 'thing'
      ? { s: own }
      : subjectParts(own, language, own === k ? evidence : NO_EVIDENCE);
  const parts = { ...ofSubject, ...thingParts(text, k, language, evidence) };
  if (!isBought)
    return phrase('thing', {
      ...parts,
      ...detectThingKind(k, language, match(rule.abstract, k)),
    });
  return phrase('commercial', {
    ...parts,
    // Nobody asks what a machine under a price is.
    ...(namesMoney(k) ? {} : { define: '' }),
    ...purchaseKind(k, language, isHired(k, language)),
  });
}

/** Symptoms are a doctor's matter. */
const isMedical = (k: string): boolean =>
  /symptoms|síntomas|symptômes/iu.test(k) || parseTemplateKeyword(k).kinds.includes('condition');

/** Adds a capitalized version of every part. */
function withCapitals(parts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, text] of Object.entries(parts)) {
    if (text === undefined) continue;
    all[name] = text;
    all[upperFirst(name)] ??= upperFirst(text);
  }
  for (const [name, text] of Object.entries(parts)) if (text === undefined) delete all[name];
  return all;
}
