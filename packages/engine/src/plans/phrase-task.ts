import { wordShares } from '../background/word-classes.ts';
import { ideaKeywords } from '../ideas/idea-keywords.ts';
import type { IdeaReason } from '../ideas/clause-text.ts';
import { upperFirst } from '../text/upper-first.ts';
import { match, subjectIn } from './phrase-parts.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };

/** Reads a keyword as something to do or to choose; null for one that names no deed. */
export function taskOf(
  k: string,
  language: PlanLanguage,
  reason: IdeaReason,
): [PhraseForm, Record<string, string | undefined>] | null {
  const rule = rules[language];
  const asked = subjectIn(rule.task, k);
  if (asked === undefined && reason !== 'task' && !isBareDeed(k, language)) return null;
  const read = reason === 'task' ? ideaKeywords(k, language).keywords[0]?.text : undefined;
  // 'Choosing a mattress' is to choose one.
  const task = asked ?? (read ?? k).replace(new RegExp(rule.how, 'iu'), '');
  const how = `${rule.howTo} ${task}`;
  const parts = {
    task,
    how,
    Task: upperFirst(how),
    Deed: upperFirst(task),
    de_task: deOf(task),
    object: objectOf(task, rule.article),
  };
  return [match(rule.choosing, task) ? 'choosing' : 'task', parts];
}

/** 'Instalar un toldo': Spanish and French type what is done as it stands. */
function isBareDeed(k: string, language: PlanLanguage): boolean {
  const [verb = '', next] = k.split(' ');
  if (language === 'en' || next === undefined) return false;
  const isInfinitive = (language === 'es' ? /.{2}[aei]r(?:se)?$/ : /.{2}(?:er|ir|re|oir)$/).test(verb);
  const shares = wordShares(language, verb.toLowerCase());
  return isInfinitive && (shares === null ? language === 'es' : shares.verb >= 0.5);
}

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
