import { isRecord, itemsOf, stringAt } from '../paper/json-value.ts';
import type { JsonRecord } from '../paper/json-value.ts';
import type { PageNode } from './page-tree.ts';

/** A page with more records is hostile. */
const MAX_RECORDS = 5000;
/** Control characters within strings are the most common JSON error on pages. */
const CONTROL = /\p{Cc}+/gu;

/** All records of the JSON-LD blocks of a page, outer ones first; unreadable blocks are skipped. */
export function readJsonLd(nodes: readonly PageNode[]): JsonRecord[] {
  const records: JsonRecord[] = [];
  for (const node of nodes) {
    if (node.name !== 'script' || !(node.attributes.get('type') ?? '').includes('ld+json')) continue;
    const queue: unknown[] = [parse(node.text)];
    for (let next = 0; next < queue.length && records.length < MAX_RECORDS; next += 1) {
      const value = queue[next];
      if (Array.isArray(value)) for (const item of value) queue.push(item);
      if (!isRecord(value)) continue;
      records.push(value);
      for (const inner of Object.values(value))
        if (typeof inner === 'object' && inner !== null) queue.push(inner);
    }
  }
  return records;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(CONTROL, ' ').trim().replace(/;$/, ''));
  } catch {
    return null;
  }
}

/** The schema.org types of a record, without their address. */
export function recordTypes(record: JsonRecord): string[] {
  const type = record['@type'];
  const named = typeof type === 'string' ? [type] : itemsOf(type).filter((item) => typeof item === 'string');
  return named
    .map((name) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#')) + 1))
    .filter((name) => name !== '');
}

/** The names under a key: of a string, a record with a name, or a list of these. */
export function namesAt(record: JsonRecord, key: string): string[] {
  const value = record[key];
  return (Array.isArray(value) ? itemsOf(value) : [value])
    .map((item) => (typeof item === 'string' ? item : isRecord(item) ? stringAt(item, 'name') : ''))
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
}
