import { findBusiness } from './idea-business.ts';
import { namesPeople } from './idea-fields.ts';
import { isOccasion } from './idea-occasions.ts';
import { containsAllWords } from './word-overlap.ts';
import words from './condition-words.json' with { type: 'json' };

type Language = keyof typeof words;
const MAX_TOPIC_WORDS = 14;
const MAX_ITEM_LENGTH = 6;
/** The writer is not part of the subject. */
export const WRITER =
  /(?<!\p{L})(?:i|we|me|us|je|nous|yo|nosotros|hacemos|faisons|somos|soy|tenemos|suis|sommes)(?!\p{L})/iu;
/** Clauses about the requested text, not its subject. */
export const ABOUT_THE_TEXT =
  /(?<!\p{L})(?:want|wants|need|needs|page|article|post|blog|quiero|queremos|necesito|página|artículo|entrada|je veux|nous voulons|voudrais|j['’]aimerais|texte)(?!\p{L})/iu;
/** 'Which type' asks for the available kinds, 'which one' for a choice; 'à quel prix' is complete too. */
const KIND =
  /^(?:(?:which|what) (?:types?|kinds?|sizes?|models?|materials?)|qué (?:tipos?|tamaños?|modelos?|material)|quels? (?:types?|modèles?|matériau)|quelles? (?:tailles?|matières?)|à quel prix|a qué precio|cuánto (?:cuesta|dura|tarda)|what it costs|combien (?:ça )?coûte)$/iu;
/** Two words that say enough: 'quand consulter', 'cómo guardarlo'. */
const ASKS_HOW = /^(?:cómo|cuándo|dónde|comment|quand|où) \p{L}{2,}(?:ar|er|ir|re|oir)(?:se|l[oa]s?)?$/iu;
/** Words after a comma that cannot start a section heading. */
const NO_HEADING =
  /^[$€£\d]|(?<!\p{L})ones$|^(?:mostly|mainly|especially|sobre todo|principalmente|surtout|that|which|who|nothing|no|not|just|only|roughly|about|zone|que|qui|nada|solo|sólo|unos|unas|rien|pas|juste|environ|à|de|en|con|avec|with|in|at|on) /iu;

/** Further questions of an idea: those after its subject, and lists after a colon or of several things. */
export function parseTopics(
  text: string,
  clauses: readonly string[],
  keyword: string,
  language: Language,
): string[] {
  const { topics: asked, beside, starts, never, choice, and, included } = words[language];
  // Text after a comma is ambiguous; what a business lists there is what it offers.
  const isList = / ?:(?= )/.test(text) || findBusiness(clauses[0] ?? '', 'x', language) !== null;
  const all = isList ? findList(text, new RegExp(` ${and} (?!.* ${and} )`, 'iu')) : [];
  const listed = all
    .map((item) => item.replace(/^(?:and|or|y|o|et|ou) (?:just |solo |juste )?/iu, ''))
    .flatMap((item) => item.split(new RegExp(` ${beside}`, 'iu')));
  const begins = new RegExp(`^(?:${Object.values(starts).join('|')})`, 'iu');
  const found = new Set<string>();
  const isOffer = (clause: string): boolean => new RegExp(words[language].offered, 'iu').test(clause);
  for (const clause of [...listed, ...clauses.slice(1), ...clauses.slice(0, 1).filter(isOffer)]) {
    const question = new RegExp(asked, 'iu').exec(clause)?.groups?.['topic'];
    const part =
      new RegExp(included, 'iu').exec(clause)?.groups?.['x'] ??
      new RegExp(words[language].offered, 'iu').exec(clause)?.groups?.['x'];
    if (part !== undefined) {
      found.add(part.replace(/^(?:with|con|avec) /iu, ''));
      continue;
    }
    const isListed = listed.includes(clause);
    const topic = (question ?? (isListed ? clause : '')).replace(/[.?!,()]+$/, '').trim();
    const count = topic.split(' ').length;
    const isFit =
      topic !== '' &&
      (isListed ||
        KIND.test(topic) ||
        ASKS_HOW.test(topic) ||
        count > (/^(?:who|which|quién|qui) /iu.test(topic) ? 1 : 2)) &&
      count <= (question === undefined ? MAX_ITEM_LENGTH : MAX_TOPIC_WORDS) &&
      !WRITER.test(topic) &&
      (question !== undefined || !isOccasion(topic)) &&
      (question !== undefined || !new RegExp(`(?<!\\p{L})${never}(?!\\p{L})`, 'iu').test(topic)) &&
      (KIND.test(topic) || !new RegExp(`^(?:${choice})(?!\\p{L})`, 'iu').test(topic)) &&
      (question !== undefined ||
        (!begins.test(topic) &&
          !NO_HEADING.test(topic) &&
          (count > 1 || / ?: /.test(text)) &&
          !namesPeople(topic, language) &&
          !ABOUT_THE_TEXT.test(topic)));
    // What the keyword already says is not another topic.
    if (isFit && !containsAllWords(keyword, topic) && !containsAllWords(topic, keyword)) found.add(topic);
  }
  return [...found];
}

/** Items of a list: after a colon, or at least two after commas. */
function findList(text: string, lastOf: RegExp): string[] {
  const colon = text.search(/ ?: (?=\S)/);
  const items = (part: string): string[] =>
    part
      .split(/[,;] /)
      .flatMap((item, at, all) => (all.length > 1 && at === all.length - 1 ? item.split(lastOf) : [item]))
      .map((item) => item.replace(/\([^)]*\)?|[.?!]+.*$/g, '').trim());
  const behind = colon > 0 ? items(text.slice(colon).replace(/^ ?: /, '')) : [];
  const [only = ''] = behind;
  // 'Insulating an attic: cellulose or mineral wool?' asks for a choice.
  const isChoice = / (?:or|o|u|ou) /iu.test(only) && /^ ?: [^?]+\?/u.test(text.slice(colon));
  if (behind.length > 1 || isChoice) return behind;
  const [sentence = ''] = text.split(/[.?!](?: |$)/);
  const [, ...rest] = items(sentence);
  return sentence.split(/[,;] /).length > 2 ? rest : [];
}
