import { isRecord } from './json-value.ts';
import type { JsonRecord } from './json-value.ts';
import { parseDraft } from './parse-draft.ts';
import { parseEditor } from './parse-editor.ts';
import { parseHtml } from './parse-html.ts';
import { parsePlain } from './parse-plain.ts';
import type { Paper, PaperInput } from './types.ts';

const HTML_TAG =
  /<\/?(?:p|div|span|br|h[1-6]|ul|ol|li|a|b|i|u|s|em|strong|img|table|tr|td|th|blockquote|pre|code|hr|article|section|main|body|html|!doctype)(?=[\s/>])/i;

/**
 * Parses a text in any of the four formats: editor (ProseMirror, Tiptap) JSON, Draft.js raw JSON, HTML, or plain text,
 * detected from the content. Never throws. Unreadable input is plain text, and empty input has no blocks.
 */
export function parsePaper(input: PaperInput): Paper {
  if (typeof input === 'string') return parseString(input);
  return (isRecord(input) ? parseRecord(input) : null) ?? EMPTY;
}

const EMPTY: Paper = { format: 'empty', blocks: [], links: [], images: [], lists: 0, tables: 0 };

function parseString(input: string): Paper {
  const text = input.trim();
  if (text === '') return EMPTY;
  if (text.startsWith('{')) {
    const record = parseJson(text);
    const paper = record === null ? null : parseRecord(record);
    if (paper !== null) return paper;
  }
  return HTML_TAG.test(text) ? parseHtml(text) : parsePlain(text);
}

function parseRecord(record: JsonRecord): Paper | null {
  if (Array.isArray(record['blocks'])) return parseDraft(record);
  if (typeof record['type'] === 'string' || Array.isArray(record['content'])) return parseEditor(record);
  return null;
}

function parseJson(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
