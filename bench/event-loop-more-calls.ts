/** Computing calls whose bodies come from the security tests' table, with their texts made hostile. */
import { ROUTE_EXPECTATIONS } from '../tests/security/route-expectations.ts';
import type { ComputingCall, Shape } from './event-loop-calls.ts';

const MAX_CHARACTERS = { page: 360_000, live: 200_000, passage: 6_000, around: 12_000, idea: 5_000 } as const;
const PAGES = 10;
const KEYWORDS = 200;
const KEYWORD_LENGTH = 100;
const PASSAGES = 20;

/** What is hostile in a body. */
type Part = (shape: Shape, run: number) => Readonly<Record<string, unknown>>;

const list = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at));
/** A text without lines, as keywords and ideas are. */
const inOneLine = (shape: Shape, length: number, run: number): string =>
  shape(length - 20, run).replaceAll(/\s+/gu, ' ');

const pages: Part = (shape, run) => ({
  pages: list(PAGES, (at) => ({ text: shape(MAX_CHARACTERS.page, run * PAGES + at) })),
});
const keywords: Part = (shape, run) => ({
  keywords: list(KEYWORDS, (at) => `${at} ${inOneLine(shape, KEYWORD_LENGTH, run + at)}`),
});
const nothing: Part = () => ({});

const PARTS: Readonly<Record<string, Part>> = {
  'POST /multi-intent/analyze-intent': pages,
  'POST /multi-intent/keyword-list': keywords,
  'POST /multi-intent/funnel-opportunities': keywords,
  'POST /content-promotion/find-syndication-partners': nothing,
  'POST /smart-outline/analyze-keyword': pages,
  'POST /smart-outline/geographic': pages,
  'POST /smart-outline/industry': pages,
  'POST /smart-outline/funnel-stage': pages,
  'POST /smart-outline/multi-targeting': pages,
  'POST /smart-outline/generate': nothing,
  'POST /smart-outline/score': nothing,
  'POST /read-idea': (shape, run) => ({ idea: inOneLine(shape, MAX_CHARACTERS.idea, run) }),
  'POST /analyze-brief': nothing,
  'POST /generate-strategy': nothing,
  'GET /topic-clusters': nothing,
  'GET /calendar/export': nothing,
  'GET /export': nothing,
  'GET /content/{id}/passage-duel': nothing,
  'POST /content/{id}/sources': (shape, run) => ({ content: shape(MAX_CHARACTERS.live, run) }),
  'POST /content/{id}/write/prompt': (shape, run) => ({
    passages: list(PASSAGES, (at) => shape(MAX_CHARACTERS.passage, run + at)),
    before: shape(MAX_CHARACTERS.around, run),
    after: shape(MAX_CHARACTERS.around, run),
  }),
  'POST /onboarding/sample': nothing,
};

export const MORE_COMPUTING_CALLS: readonly ComputingCall[] = Object.entries(PARTS).map(([name, part]) => {
  const [method = '', path = ''] = name.split(' ');
  const { body, query } = ROUTE_EXPECTATIONS[name] ?? {};
  return {
    name: path.slice(1),
    method: method === 'GET' ? 'GET' : 'POST',
    path: query === undefined ? path : `${path}?${query}`,
    ...(method === 'GET' ? {} : { body: (shape, run) => ({ ...(body as object), ...part(shape, run) }) }),
  };
});
