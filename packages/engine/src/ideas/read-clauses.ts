import { countWords, createKeywords, cutKeyword } from './clause-text.ts';
import type { IdeaKeyword, IdeaReason, Reading } from './clause-text.ts';
import { readClause } from './read-clause.ts';
import { isSymptom } from './symptom.ts';

/** A question or task that refers back: 'how to store it'. */
const REFERS_BACK =
  /(?<!\p{L})(?:it|its|them|they|this|that|these|those|one|lo|los|esto|eso|ello|ça|cela)(?!\p{L})|\p{L}(?:ar|er|ir)l[aeo]s?(?!\p{L})/u;
const LABEL_WORDS = 2;
const STATED: ReadonlySet<IdeaReason> = new Set(['comparison', 'task', 'question']);
const QUESTION =
  /^(?:can|could|should|do|does|is|are|will|would|how|why|what|when|where|who|which|puede[ns]?|puedo|se puede|hay que|debe|qué|cómo|cuánto|cuándo|cuál|por qué|dónde|quién|peut-on|puis-je|doit-on|faut-il|a-t-on|est-ce|combien|comment|pourquoi|quand|quel)(?= )/u;
/** Words of a clause that says who asked for the text or what kind of text it is, and not what it is about. */
const OCCASION =
  /(?<!\p{L})(?:tips|advice|manual|handbook|instructions|faqs?|client|customers?|asked|questions?|consejos|trucos|encargo|client[ea]s?|preguntan?|dudas?|quejas?|escriben|conseils|astuces|mode d'emploi|commande|demandé\p{L}*|demandent|revient)(?!\p{L})/u;
/** Notes: a thing, then what is wrong or wanted, then more. */
const NOTES = /^[^/…]+(?:\s[/–—-]\s|\.{3}\s*|…\s*)[^/…]+(?:\s[/–—-]\s|\.{3}\s*|…\s*)/u;
const NOTE_LABEL_WORDS = 4;
const NOTE_WORDS = 7;

/** Puts the label in place of a pronoun: 'entretien annuel' and 'comment le préparer' give 'comment préparer l'entretien annuel'. */
function withReferent(clause: string, label: string, language: string): string {
  const thing = label.replace(/^(?:an?|the|el|la|los|las|una?|les?|l'|une?|des) ?(?=\p{L})/u, '');
  if (language === 'en')
    return clause.replace(
      /^(?<asked>(?:how|where|when|whether) to \p{L}+(?: \p{L}+)?) (?:it|them|one)(?!\p{L})/u,
      (_, asked: string) => `${asked} ${thing}`,
    );
  if (language === 'es')
    return clause.replace(
      /^(?<asked>(?:cómo|dónde|cuándo) \p{L}+(?:ar|er|ir))(?<article>l[oa]s?)(?!\p{L})/u,
      (_, asked: string, article: string) => `${asked} ${article === 'lo' ? 'el' : article} ${thing}`,
    );
  return clause.replace(
    /^(?<asked>(?:comment|où|quand) (?:bien )?)(?<article>les?|la|l') ?(?<verb>\p{L}+(?:er|ir|re))(?!\p{L})/u,
    (_, asked: string, article: string, verb: string) =>
      `${asked}${verb} ${article !== 'les' && /^[aeiouyéèêh]/u.test(thing) ? `l'${thing}` : `${article} ${thing}`}`,
  );
}

/**
 * Keywords of all clauses in order. A label or an occasion yields to the question behind it; in notes, a thing joins
 * what is said of it: 'dishwasher - water in bottom - not the hose'.
 */
export function readClauses(sentence: string, written: readonly string[], reading: Reading): IdeaKeyword[] {
  const [label = ''] = written;
  const names = label !== '' && countWords(label) <= NOTE_LABEL_WORDS && !OCCASION.test(label);
  const clauses = written.map((clause, at) =>
    at > 0 && names ? withReferent(clause, label, reading.language) : clause,
  );
  const [, next = ''] = clauses;
  const read = clauses.map((clause) => readClause(clause, reading));
  if (label === '' || next === '') return read.flat();
  const joined = `${label} ${next}`;
  const isNote =
    NOTES.test(sentence) &&
    countWords(label) <= NOTE_LABEL_WORDS &&
    countWords(next) <= NOTE_WORDS &&
    !QUESTION.test(next) &&
    !next.startsWith(`${reading.grammar.for} `);
  if (isNote || (countWords(label) <= LABEL_WORDS && isSymptom(joined, reading.language)))
    return [...createKeywords('subject', [cutKeyword(joined, reading.grammar), joined]), ...read.flat()];
  if (STATED.has(read[0]![0]?.why ?? 'subject')) return read.flat();
  const at = clauses.findIndex(
    (clause, index) => index > 0 && (QUESTION.test(clause) || STATED.has(read[index]![0]?.why ?? 'subject')),
  );
  const asks =
    at < 0
      ? []
      : read[at]!.length > 0
        ? read[at]!
        : createKeywords('question', [cutKeyword(clauses[at]!, reading.grammar)]);
  const [asked] = asks;
  const isLabel = countWords(label) <= LABEL_WORDS || OCCASION.test(label);
  return asked !== undefined && isLabel && !REFERS_BACK.test(asked.text)
    ? [...asks, ...read.filter((_, index) => index !== at).flat()]
    : read.flat();
}
