/** The calls that process a text, each at its maximum size, and texts that break naive implementations. */
import {
  comprehensiveAnalysis,
  keywordDensity,
  liveScore,
  scoreContent,
} from '@pagewright/contract/advanced';
import { uploadFile } from '@pagewright/contract/files';
import { IMPORT_CALLS } from './event-loop-imports.ts';
import { MORE_COMPUTING_CALLS } from './event-loop-more-calls.ts';
import { HOSTILE_TEXTS } from '../packages/engine/src/testing/hostile-texts.ts';

/** Maximum characters of the calls: live texts, saved texts, one of ten pages, and a calendar file. */
const MAX_CHARACTERS = {
  live: 200_000,
  saved: 950_000,
  page: 360_000,
  calendar: 900_000,
  given: 10,
  export: 20,
} as const;
const KEYWORDS = Array.from({ length: 50 }, (_, at) => (at === 0 ? 'a' : `green tea ${at}`));

/** Characters of the longest text tried as an item. */
export const LONGEST_ITEM = MAX_CHARACTERS.saved;

/** Texts that repeat one piece, in addition to those of the engine's own tests. */
const PIECES = [
  'a ',
  'a\n',
  'a-',
  'A. ',
  'Dr. ',
  '1%',
  'a\n\n',
  '- a\n',
  '# a\n',
  'a, ',
  '“',
  '"',
  '&amp;',
  '<b>',
  'a@b.c ',
];

/** Creates a text of a given length; a different one for each run. */
export type Shape = (length: number, run: number) => string;

/** All texts by name. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...Object.entries(HOSTILE_TEXTS).map(([name, make]): [string, Shape] => [name, sized(make)]),
  ...PIECES.map((piece): [string, Shape] => [
    JSON.stringify(piece),
    (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  ]),
]);

/** A text of the engine's tests, sized in characters instead of words. */
function sized(make: (size: number, run?: number) => string): Shape {
  return (length, run) => {
    const sample = make(1_000, run).length / 1_000;
    return make(Math.ceil((length / Math.max(0.01, sample)) * 1.2), run).slice(0, length);
  };
}

/** A request that computes. */
export interface ComputingCall {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `{id}` is an item with the text, or as much of it as fits; `{page}` is the URL of its public page. */
  readonly path: string;
  /** Whether its text is shortened until it fits into an item. */
  readonly isFitted?: boolean;
  readonly body?: (shape: Shape, run: number) => unknown;
}

const pages = (shape: Shape, run: number) =>
  Array.from({ length: MAX_CHARACTERS.given }, (_, at) => ({
    text: shape(MAX_CHARACTERS.page, run * MAX_CHARACTERS.given + at),
  }));
const keyword = (run: number): string => `green tea ${run}`;

/** The body that creates an item of a text. */
export function bodyOfItem(shape: Shape, run: number) {
  return { title: 'Hostile', content: shape(MAX_CHARACTERS.saved, run), primaryKeyword: 'green tea' };
}

function fileForm(name: string, text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return form;
}

/** A WordPress export with the texts as items. */
function wordPressExport(shape: Shape, run: number): string {
  const items = Array.from({ length: MAX_CHARACTERS.export }, (_, at) => {
    const text = shape(MAX_CHARACTERS.page, run * MAX_CHARACTERS.export + at).replaceAll(']]>', '');
    return `<item><title>Hostile ${at}</title><wp:post_id>${at}</wp:post_id><wp:status>draft</wp:status><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Hostile</title><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
}

/** All calls whose cost grows with a text; a security test checks that none is missing. */
export const COMPUTING_CALLS: readonly ComputingCall[] = [
  {
    name: 'live score',
    method: 'POST',
    path: liveScore.path,
    body: (shape, run) => ({
      content: shape(MAX_CHARACTERS.live, run),
      primaryKeyword: 'green tea',
      targetKeywords: ['a'],
      title: 'Green tea',
    }),
  },
  {
    name: 'score',
    method: 'POST',
    path: scoreContent.path,
    body: (shape, run) => ({
      content: shape(MAX_CHARACTERS.live, run),
      title: 'Green tea',
      primaryKeyword: 'green tea',
    }),
  },
  {
    name: 'density of 50 keywords',
    method: 'POST',
    path: keywordDensity.path,
    body: (shape, run) => ({ content: shape(MAX_CHARACTERS.live, run), targetKeywords: KEYWORDS }),
  },
  {
    name: 'semantic completeness',
    method: 'POST',
    path: '/content-scoring/semantic-completeness',
    body: (shape, run) => ({
      content: shape(MAX_CHARACTERS.live, run),
      topic: 'green tea',
      relatedKeywords: ['a'],
    }),
  },
  {
    name: 'serp integration',
    method: 'POST',
    path: '/content-scoring/serp-integration',
    body: (shape, run) => ({
      content: shape(MAX_CHARACTERS.saved, run),
      primaryKeyword: keyword(run),
      pages: pages(shape, run).slice(0, 3),
      includeSearch: false,
    }),
  },
  {
    name: 'create',
    method: 'POST',
    path: '/content',
    body: bodyOfItem,
  },
  {
    name: 'create, shortened to fit',
    method: 'POST',
    path: '/content',
    isFitted: true,
    body: bodyOfItem,
  },
  {
    name: 'update',
    method: 'PUT',
    path: '/content/{id}',
    body: (shape, run) => ({ content: shape(MAX_CHARACTERS.saved, run + 1) }),
  },
  { name: 'restore a revision', method: 'POST', path: '/content/{id}/revisions/1/restore', body: () => ({}) },
  { name: 'publish', method: 'POST', path: '/content/{id}/publish', body: () => ({}) },
  { name: 'public page', method: 'GET', path: '{page}' },
  { name: 'export as Markdown', method: 'GET', path: '/export/{id}?format=md' },
  { name: 'export as HTML', method: 'GET', path: '/export/{id}?format=html' },
  { name: 'export as DOCX', method: 'GET', path: '/export/{id}?format=docx' },
  {
    name: 'evidence page',
    method: 'POST',
    path: '/content/{id}/evidence',
    body: (shape, run) => ({ text: shape(MAX_CHARACTERS.page, run), url: null, source: 'pasted' }),
  },
  {
    name: 'social snippets',
    method: 'POST',
    path: '/content-promotion/generate-social-snippets',
    body: (shape, run) => ({ content: shape(MAX_CHARACTERS.saved, run), targetPlatform: 'LinkedIn' }),
  },
  {
    name: 'import of a text',
    method: 'POST',
    path: uploadFile.path,
    body: (shape, run) => fileForm('hostile.md', shape(MAX_CHARACTERS.saved, run)),
  },
  {
    name: 'import of 20 items (WXR)',
    method: 'POST',
    path: uploadFile.path,
    body: (shape, run) => fileForm('hostile.xml', wordPressExport(shape, run)),
  },
  {
    name: 'analyze patterns',
    method: 'POST',
    path: '/ai-optimization/analyze-patterns',
    body: (shape, run) => ({ keywords: [keyword(run)], pages: pages(shape, run), includeSearch: false }),
  },
  {
    name: 'voice search outline',
    method: 'POST',
    path: '/ai-optimization/voice-search-outline',
    body: (shape, run) => ({ topic: keyword(run), pages: pages(shape, run), includeSearch: false }),
  },
  {
    name: 'intents',
    method: 'POST',
    path: '/multi-intent/create-strategy',
    body: (shape, run) => ({ keyword: keyword(run), pages: pages(shape, run), includeSearch: false }),
  },
  {
    name: 'smart outline',
    method: 'POST',
    path: '/smart-outline/complete',
    body: (shape, run) => ({ keyword: keyword(run), pages: pages(shape, run), includeSearch: false }),
  },
  {
    name: 'brief',
    method: 'POST',
    path: '/generate-brief',
    body: (shape, run) => ({
      idea: 'Green tea at home',
      keyword: keyword(run),
      pages: pages(shape, run),
      competitors: [],
      includeSearch: false,
    }),
  },
  {
    name: 'comprehensive analysis',
    method: 'POST',
    path: comprehensiveAnalysis.path,
    body: (shape, run) => ({
      content: shape(MAX_CHARACTERS.saved, run),
      primaryKeyword: 'green tea',
      keywords: [],
      competitors: [],
    }),
  },
  {
    name: 'calendar import (ICS)',
    method: 'POST',
    path: '/calendar/import',
    body: (shape, run) => {
      const event = `BEGIN:VEVENT\r\nUID:${run}\r\nDTSTART:20270101T090000Z\r\nSUMMARY:${shape(200, run).replaceAll(/\s/g, ' ')}\r\nEND:VEVENT\r\n`;
      const events = event.repeat(Math.floor(MAX_CHARACTERS.calendar / event.length));
      return { text: `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`, timeZone: 'UTC' };
    },
  },
  {
    name: 'JSON of 250,000 keys',
    method: 'POST',
    path: '/content',
    body: (_shape, run) =>
      Object.fromEntries(Array.from({ length: 250_000 }, (_, at) => [`k${run}x${at}`, 1])),
  },
  ...IMPORT_CALLS,
  ...MORE_COMPUTING_CALLS,
];
