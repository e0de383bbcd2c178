import { functionWords } from '../language/function-words.ts';
import { wordShares } from '../background/word-classes.ts';
import { namesPeople } from './idea-fields.ts';
import { keywordsOf, MOST_TYPED, SMALL, bare, cut, plain, shorten, wordsIn } from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import taskVerbs from './task-verbs.json' with { type: 'json' };

const MOST_SUBJECT = 5;
/** From this share of its uses on a word is taken for a verb where a determiner follows. */
const VERB_SHARE = 0.3;
/** What there is for everybody, so that a keyword needs to say for whom. */
const WIDE = new Set(
  'insurance software tool tools platform app service services provider course courses plan job jobs equipment seguro programa herramienta servicio curso assurance logiciel outil service formation cours'.split(
    ' ',
  ),
);
/** What somebody wants to do, as 'how to …' where the idea says so; null for a clause that names no deed. */
export function readTask(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar, language } = reading;
  for (const [at, pattern] of grammar.tasks.entries()) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    const whole = cut(rest, grammar);
    if (grammar.pronoun.test(` ${plain(whole, reading)}`)) continue;
    // 'Débuter le padel' is typed as it stands, 'comment …' only where the idea says so.
    return taskKeywords(rest, reading, at >= (grammar.bareTasks ?? grammar.tasks.length));
  }
  if (language !== 'en') return null;
  const verb = deedOfOthers(clause) ?? baseOf(clause);
  if (verb === null) return null;
  const keywords = taskKeywords(verb, reading, false);
  // 'Adopting a greyhound' is typed so too.
  const isGerund = /^\p{L}+ing /u.test(clause) && !clause.startsWith(verb.split(' ')[0]!.slice(0, 3) + ' ');
  return isGerund
    ? [
        ...keywords.slice(0, 1),
        ...keywordsOf('subject', [plain(cut(clause, grammar), reading)]),
        ...keywords.slice(1),
      ]
    : keywords;
}

function taskKeywords(deed: string, reading: Reading, isBare: boolean): IdeaKeyword[] {
  const { grammar } = reading;
  const whole = cut(
    deed.replaceAll(/\b(?:their|our|my) (?=\p{L}+s\b)/gu, '').replaceAll(/\b(?:their|our|my)\b/g, 'your'),
    grammar,
  );
  const objectOf = (text: string) =>
    bare(
      text
        .split(' ')
        .slice(1)
        .join(' ')
        .replace(/ (?:to|that|qui|que) .*/, '')
        .replace(/ (?:soi-même|yourself|uno mismo|tú mismo)$/, ''),
      grammar,
    );
  const short = plain(whole, reading);
  const object = objectOf(short);
  // 'Choose the right insurance' says nothing without what it is for.
  const isWide =
    whole !== short && WIDE.has(objectOf(short)) && wordsIn(whole.replaceAll(SMALL, '')) <= MOST_TYPED;
  const lead = isBare ? '' : `${grammar.task} `;
  const task = `${lead}${short.includes(' ') && !isWide ? short : whole}`;
  return [
    ...keywordsOf('task', [shorten(task, grammar), task, `${lead}${whole}`]),
    ...keywordsOf(
      'subject',
      wordsIn(object) > 1 && !/^(?:with|in|on|at|to|for|from|of|con|en|a|avec|à|dans) /.test(object)
        ? [object]
        : isWide
          ? [objectOf(whole)]
          : [],
    ),
  ].toSorted((a, b) => (isWide ? Number(a.why === 'task') - Number(b.why === 'task') : 0));
}

/** What others do, in 'how can small shops compete with …': 'compete with …'; null for a clause that begins otherwise. */
function deedOfOthers(clause: string): string | null {
  const rest = /^how (?:can|do|does|should|could|might) (?<rest>.+)/.exec(clause)?.groups?.['rest'];
  const parts = rest?.split(' ') ?? [];
  const at = parts.findIndex(
    (word, index) => index > 0 && index < MOST_SUBJECT && (wordShares('en', word)?.verb ?? 0) >= VERB_SHARE,
  );
  // How bees make honey is no task.
  return at > 0 && at < parts.length - 1 && namesPeople(parts.slice(0, at).join(' '), 'en')
    ? parts.slice(at).join(' ')
    : null;
}

/** What a gerund before it names: 'onboarding checklist'. */
const NAMED_BY =
  /^(?:check-?list|plan|template|timeline|ideas?|tips?|mistakes?|costs?|guide|process|software|tools?|apps?|schedule|policy|questions?|rules?|fees?|services?|company|lessons|classes|courses?|machine|equipment)s?$/;

/** 'Choosing a mattress' and 'choose a mattress' as 'choose a mattress'; null for a clause that begins otherwise. */
function baseOf(clause: string): string | null {
  const [first = '', next = ''] = clause.split(' ');
  if (next === '' || NAMED_BY.test(next)) return null;
  // 'Retaining wall permit height' names a thing: nothing joins its words.
  if (
    /^\p{L}+ing \p{L}+ \p{L}+ \p{L}/u.test(clause) &&
    clause.split(' ').every((word) => !functionWords('en').has(word))
  )
    return null;
  const known: Readonly<Record<string, string>> = taskVerbs.bases;
  const base = known[first] ?? (taskVerbs.determiners.includes(next) ? verbOf(first) : null);
  return base === null ? null : base + clause.slice(first.length);
}

/** The base of a verb or a gerund by the word tables: 'train' of 'training'; null for what is more often another word. */
function verbOf(word: string): string | null {
  // 'Signs your …' are signs, and who needs something does not ask how to.
  if (/(?<!s)s$/.test(word) || /^(?:need|want|help|idea|topic|like)$/.test(word)) return null;
  const stem = word.replace(/ing$/, '');
  const bases = stem === word ? [word] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  const shares = bases.map((base) => ({ base, share: wordShares('en', base)?.verb ?? 0 }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0]!;
  return best.share >= VERB_SHARE ? best.base : null;
}
