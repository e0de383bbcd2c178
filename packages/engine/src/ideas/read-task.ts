import { functionWords } from '../language/function-words.ts';
import { wordShares } from '../background/word-classes.ts';
import { namesPeople } from './idea-fields.ts';
import {
  createKeywords,
  MOST_TYPED,
  SMALL_WORDS,
  withoutArticle,
  cutKeyword,
  withoutQualifier,
  shorten,
  countWords,
} from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import taskVerbs from './task-verbs.json' with { type: 'json' };

const MAX_SUBJECT = 5;
/** Share of verb uses above which a word before a determiner counts as a verb. */
const VERB_SHARE = 0.3;
/** Things so general that the keyword must name the audience. */
const GENERAL = new Set(
  'insurance software tool tools platform app service services provider course courses plan job jobs equipment seguro programa herramienta servicio curso assurance logiciel outil service formation cours'.split(
    ' ',
  ),
);
/** 'And stop losing them': the first action names its object. */
const REFERRING_TAIL = / and (?:\p{L}+ ){1,3}(?:them|it)(?=$|[.,;!?])/u;
/** A task, as 'how to …' where the idea says so; null for a clause without an action. */
export function readTask(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar, language } = reading;
  for (const [at, pattern] of grammar.tasks.entries()) {
    const rest = pattern.exec(clause)?.groups?.['rest']?.replace(REFERRING_TAIL, '');
    if (rest === undefined) continue;
    const whole = cutKeyword(rest, grammar);
    if (grammar.pronoun.test(` ${withoutQualifier(whole, reading)}`)) continue;
    // 'Débuter le padel' is typed as it is, 'comment …' only where the idea says so.
    return taskKeywords(rest, reading, at >= (grammar.bareTasks ?? grammar.tasks.length));
  }
  if (language !== 'en') return null;
  const verb = actionOfOthers(clause) ?? baseForm(clause);
  if (verb === null) return null;
  const keywords = taskKeywords(verb, reading, false);
  // 'Adopting a greyhound' is typed this way too.
  const isGerund = /^\p{L}+ing /u.test(clause) && !clause.startsWith(verb.split(' ')[0]!.slice(0, 3) + ' ');
  return isGerund
    ? [
        ...keywords.slice(0, 1),
        ...createKeywords('subject', [withoutQualifier(cutKeyword(clause, grammar), reading)]),
        ...keywords.slice(1),
      ]
    : keywords;
}

function taskKeywords(action: string, reading: Reading, isBare: boolean): IdeaKeyword[] {
  const { grammar } = reading;
  const whole = cutKeyword(
    action.replaceAll(/\b(?:their|our|my) (?=\p{L}+s\b)/gu, '').replaceAll(/\b(?:their|our|my)\b/g, 'your'),
    grammar,
  );
  const objectOf = (text: string) =>
    withoutArticle(
      (reading.language === 'en' ? withoutEnglishVerb(text) : text.split(' ').slice(1).join(' '))
        .replace(/ (?:to|that|qui|que) .*/, '')
        .replace(/ (?:soi-même|yourself|uno mismo|tú mismo)$/, ''),
      grammar,
    );
  const short = withoutQualifier(whole, reading);
  const object = objectOf(short);
  // 'Choose the right insurance' is incomplete without its purpose.
  const isWide =
    whole !== short &&
    GENERAL.has(objectOf(short)) &&
    countWords(whole.replaceAll(SMALL_WORDS, '')) <= MOST_TYPED;
  const lead = isBare ? '' : `${grammar.task} `;
  const task = `${lead}${short.includes(' ') && !isWide ? short : whole}`;
  return [
    ...createKeywords('task', [shorten(task, grammar), task, `${lead}${whole}`]),
    ...createKeywords(
      'subject',
      countWords(object) > 1 &&
        !/^(?:with|in|on|at|to|for|from|of|after|about|into|if|whether|what|which|who|when|where|why|how|con|en|a|avec|à|dans) /.test(
          object,
        )
        ? [object]
        : isWide
          ? [objectOf(whole)]
          : [],
    ),
  ].toSorted((a, b) => (isWide ? Number(a.why === 'task') - Number(b.why === 'task') : 0));
}

/** Nouns that belong to a verb, with their preposition: 'get rid of', 'take care of'. */
const NOUN_OF_VERB = /^(?:rid|care|track|charge|advantage|use|hold|sense|control) of /;
const PARTICLE = /^(?<particle>up|off|out|down|away|back|apart|together|over) (?<rest>(?<next>\S+).*)$/;
const PARTICLE_VERBS: Readonly<Record<string, readonly string[]>> = taskVerbs.particleVerbs;

/**
 * What an English action is done to: 'a home office' of 'set up a home office', 'ants' of 'get rid of ants'. 'Down' of
 * 'wash down jackets' is not the verb's.
 */
function withoutEnglishVerb(action: string): string {
  const [verb = '', ...words] = action.split(' ');
  const rest = words.join(' ').replace(NOUN_OF_VERB, '');
  const found = PARTICLE.exec(rest)?.groups;
  if (!found) return rest;
  const isOfVerb =
    found['particle'] === 'up' ||
    taskVerbs.determiners.includes(found['next']!) ||
    PARTICLE_VERBS[found['particle']!]?.includes(verb) === true;
  return isOfVerb ? found['rest']! : rest;
}

/**
 * Other people's action in 'how can small shops compete with …': 'compete with …'; null for a clause that begins
 * otherwise.
 */
function actionOfOthers(clause: string): string | null {
  const rest = /^how (?:can|do|does|should|could|might) (?<rest>.+)/.exec(clause)?.groups?.['rest'];
  const parts = rest?.split(' ') ?? [];
  const at = parts.findIndex(
    (word, index) => index > 0 && index < MAX_SUBJECT && (wordShares('en', word)?.verb ?? 0) >= VERB_SHARE,
  );
  // How bees make honey is not a task.
  return at > 0 && at < parts.length - 1 && namesPeople(parts.slice(0, at).join(' '), 'en')
    ? parts.slice(at).join(' ')
    : null;
}

/** Nouns that a gerund modifies: 'onboarding checklist'. */
const GERUND_NOUN =
  /^(?:check-?list|plan|template|timeline|ideas?|tips?|mistakes?|costs?|guide|process|software|tools?|apps?|schedule|policy|questions?|rules?|fees?|services?|company|lessons|classes|courses?|machine|equipment)s?$/;

/** 'Choosing a mattress' and 'choose a mattress' as 'choose a mattress'; null for a clause that begins otherwise. */
function baseForm(clause: string): string | null {
  const [first = '', next = ''] = clause.split(' ');
  if (next === '' || GERUND_NOUN.test(next)) return null;
  // 'Retaining wall permit height' names a thing: no function word joins its words.
  if (
    /^\p{L}+ing \p{L}+ \p{L}+ \p{L}/u.test(clause) &&
    clause.split(' ').every((word) => !functionWords('en').has(word))
  )
    return null;
  const known: Readonly<Record<string, string>> = taskVerbs.bases;
  const base = known[first] ?? (taskVerbs.determiners.includes(next) ? verbBase(first) : null);
  return base === null ? null : base + clause.slice(first.length);
}

/** The base form of a verb or gerund: 'train' of 'training'; null if the word is usually something else. */
function verbBase(word: string): string | null {
  // 'Signs your …' are signs, and someone who needs something does not ask how to.
  if (/(?<!s)s$/.test(word) || /^(?:need|want|help|idea|topic|like)$/.test(word)) return null;
  const stem = word.replace(/ing$/, '');
  const bases = stem === word ? [word] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  const shares = bases.map((base) => ({ base, share: wordShares('en', base)?.verb ?? 0 }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0]!;
  return best.share >= VERB_SHARE ? best.base : null;
}
