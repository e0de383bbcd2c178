import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import { extractKeywords } from '../ideas/idea-keywords.ts';
import type { IdeaReason } from '../ideas/clause-text.ts';
import { gerund } from '../text/gerund.ts';
import { upperFirst } from '../text/upper-first.ts';
import { match, subjectIn } from './phrase-parts.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { subjectParts } from './subject-parts.ts';

/** Parses a keyword as a task or choice; null if it has no action, unless pages or searches show it as one (`isShown`). */
export function parseTask(
  k: string,
  language: PlanLanguage,
  reason: IdeaReason,
  isShown = false,
): [PhraseForm, Record<string, string | undefined>] | null {
  const rule = rules[language];
  const asked = subjectIn(rule.task, k);
  // 'Locataire avec un chien' only looks like a verb.
  if (asked === undefined && !isShown && language === 'fr' && FRENCH_NOUN.test(k)) return null;
  if (asked === undefined && reason !== 'task' && !isShown && !isBareAction(k, language)) return null;
  const read = reason === 'task' ? extractKeywords(k, language).keywords[0]?.text : undefined;
  // 'Choosing a mattress' means to choose one.
  const said = asked ?? (read ?? k).replace(new RegExp(rule.how, 'iu'), '');
  const task = language === 'en' ? withArticle(said) : said;
  const how = `${rule.howTo} ${task}`;
  const act = withoutSetting(task, language);
  const parts = {
    task,
    how,
    Task: upperFirst(how),
    Action: upperFirst(task),
    de_task: deOf(task),
    object: objectOf(task, rule.article),
    act,
    ing: language === 'en' ? gerund(act) : undefined,
    ...(match(rule.seasonal, task) ? { seasonal: '' } : {}),
    ...afterwards(task, language),
  };
  if (!match(rule.choosing, task)) return ['task', parts];
  const thing = parts.object === undefined || / y | and | et /.test(parts.object) ? undefined : parts.object;
  return ['choosing', { ...(thing === undefined ? {} : subjectParts(thing, language)), ...parts }];
}

/** The setting after a verb and its object: 'in a small yard' of 'prune hydrangeas in a small yard'. */
const SETTING: Readonly<Record<PlanLanguage, RegExp>> = {
  en: / (?:in|on|with|without|at|during|before|after|if|when) .*$/iu,
  es: / (?:en|con|sin|durante|antes de|después de|si|cuando) .*$/iu,
  fr: / (?:dans|sur|avec|sans|chez|pendant|avant|après|si|quand|en) .*$/iu,
};
const MIN_ACTION_WORDS = 2;
const LONG_ACTION_WORDS = 4;

/** The short form of an action for repeated use in headings: without its setting, if an object remains. */
function withoutSetting(task: string, language: PlanLanguage): string {
  const short = task.replace(SETTING[language], '');
  const count = (text: string): number => text.split(' ').length;
  return count(task) > LONG_ACTION_WORDS && count(short) >= MIN_ACTION_WORDS ? short : task;
}

/** What follows an action, if known: whether it worked, how it stays that way, or the next step. */
function afterwards(task: string, language: PlanLanguage): Record<string, string> {
  if (match(rules[language].lasting, task)) return { lasting: '' };
  if (match(rules[language].checked, task)) return { checked: '' };
  return match(rules[language].following, task) ? { following: '' } : {};
}

const FRENCH_NOUN =
  /^(?!(?:plier|copier|publier|oublier|étudier|trier|vérifier|faire|plaire|extraire|boire|croire|mettre|enregistre)(?= ))\p{L}+(?:ier|aire|oire|stre) (?:des? |du |d['’]|en |avec |pour |à )/iu;

/** 'Instalar un toldo': Spanish and French tasks are typed without a question word. */
function isBareAction(k: string, language: PlanLanguage): boolean {
  const [verb = '', next] = k.split(' ');
  if (next === undefined) return false;
  if (language === 'en') return isEnglishAction(k, verb);
  const isInfinitive = (language === 'es' ? /.{2}[aei]r(?:se)?$/ : /.{2}(?:er|ir|re|oir)$/).test(verb);
  const shares = wordShares(language, verb.toLowerCase());
  return isInfinitive && (shares === null ? language === 'es' : shares.verb >= 0.5);
}

/**
 * 'Descale a kettle', 'file taxes as a freelancer': only a verb comes before an article, or has an object and an aim.
 */
function isEnglishAction(k: string, verb: string): boolean {
  if (!/^[a-z]{3,}$/.test(verb) || functionWords('en').has(verb) || NO_VERB.test(verb)) return false;
  const shares = wordShares('en', verb);
  const isVerb = shares !== null && shares.verb >= 0.6;
  if (/^\S+ (?:an?|your|my) (?!(?:day|week|month|year|night|hour)(?: |$))/iu.test(k))
    return isVerb || shares === null || shares.noun > 0;
  if (/^\S+ (?:the|this|these|all) /iu.test(k)) return isVerb;
  return isVerb && /^\S+ (?:\p{L}+s|i?[\p{Lu}]\S*)(?: \S+){0,2} (?:to|as|into|out|off|without) /u.test(k);
}
/** Devices are typed without their article: 'reset iPhone'. */
const withArticle = (task: string): string =>
  task.replace(
    /^(\S+) (?=(i(?:Phone|Pad|Mac)|Xbox|MacBook|Chromebook|Kindle|PlayStation)(?: |$))/,
    (_, verb: string, device: string) => `${verb} ${/^[iX]/.test(device) ? 'an' : 'a'} `,
  );
const NO_VERB = /(?:ing|ed|ly)$|^(?:half|twice|once|quite|rather|such|many|per)$/;

const deOf = (task: string): string => (/^[aeiouyéèêh]/iu.test(task) ? `d’${task}` : `de ${task}`);

function objectOf(task: string, article: string): string | undefined {
  const object = task
    .split(' ')
    .slice(1)
    .join(' ')
    .replace(/^(?:the |your )?(?:right|best|good|perfect) /, '');
  const bare = object.replace(new RegExp(article, 'iu'), '');
  return bare === '' || / (?:to|that|which|who|que|qui) /.test(bare) ? undefined : bare;
}
