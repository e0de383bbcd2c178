import { isRecord, itemsOf, stringAt } from '../paper/json-value.ts';
import type { JsonRecord } from '../paper/json-value.ts';
import { parseHtml } from '../paper/parse-html.ts';
import { recordTypes } from './json-ld.ts';
import { textWithin } from './text-within.ts';
import type { PageNode } from './page-tree.ts';
import { paperText } from './paper-text.ts';

/** A question in the page's markup (schema.org Question) with its answer text. */
export interface FaqEntry {
  question: string;
  /** '' if the page gives none. */
  answer: string;
}

const MAX_ENTRIES = 200;
const MAX_ANSWER_LENGTH = 5000;

/** Distinct questions in a page's JSON-LD and microdata, in order. */
export function readFaqs(nodes: readonly PageNode[], records: readonly JsonRecord[]): FaqEntry[] {
  const found = new Map<string, FaqEntry>();
  for (const entry of [...fromRecords(records), ...fromMicrodata(nodes)]) {
    const key = entry.question.toLowerCase();
    if (entry.question !== '' && !found.has(key) && found.size < MAX_ENTRIES) found.set(key, entry);
  }
  return [...found.values()];
}

function fromRecords(records: readonly JsonRecord[]): FaqEntry[] {
  return records
    .filter((record) => recordTypes(record).includes('Question'))
    .slice(0, MAX_ENTRIES)
    .map((record) => ({
      question: plain(stringAt(record, 'name') || stringAt(record, 'text')),
      answer: answerOf(record),
    }));
}

function answerOf(record: JsonRecord): string {
  const given = record['acceptedAnswer'] ?? record['suggestedAnswer'];
  const answer = Array.isArray(given) ? itemsOf(given)[0] : given;
  return isRecord(answer) ? plain(stringAt(answer, 'text')) : '';
}

function fromMicrodata(nodes: readonly PageNode[]): FaqEntry[] {
  const entries: FaqEntry[] = [];
  let inside: { entry: FaqEntry; end: number } | null = null;
  for (const [index, { attributes, end }] of nodes.entries()) {
    if (inside !== null && index >= inside.end) inside = null;
    if (attributes.size === 0) continue;
    if ((attributes.get('itemtype') ?? '').endsWith('schema.org/Question')) {
      inside = { entry: { question: '', answer: '' }, end };
      entries.push(inside.entry);
    }
    if (inside === null) continue;
    const property = attributes.get('itemprop');
    if (property === 'name') inside.entry.question ||= attributes.get('content') ?? textWithin(nodes, index);
    else if (property === 'text') inside.entry.answer ||= textWithin(nodes, index, MAX_ANSWER_LENGTH);
  }
  return entries;
}

/** Text of a value that may contain HTML. */
function plain(value: string): string {
  return paperText(parseHtml(value.slice(0, MAX_ANSWER_LENGTH))).replaceAll('\n', ' ');
}
