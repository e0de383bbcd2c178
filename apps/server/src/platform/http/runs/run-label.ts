import { property } from '@pagewright/contract/errors';

/** Request fields that say what a call is about, best first. */
const FIELDS = [
  'primaryKeyword',
  'keyword',
  'baseKeyword',
  'topic',
  'brandName',
  'competitor',
  'competitors',
  'competitorUrls',
  'urls',
  'keywords',
  'primarySeoQuery',
  'mainTopic',
  'title',
  'idea',
  'url',
];
/** Fields that contain such fields. */
const INSIDE = ['brief', 'analysisData', 'outline'];
const LENGTH_MAX = 200;

/** What a call is about, in one line; empty if its request does not say. */
export function labelOf(...requests: readonly unknown[]): string {
  for (const request of requests) {
    if (typeof request !== 'object' || request === null) continue;
    for (const field of FIELDS) {
      const text = lineOf(Reflect.get(request, field));
      if (text !== '') return text;
    }
    const inside = labelOf(...INSIDE.map((field): unknown => Reflect.get(request, field)));
    if (inside !== '') return inside;
  }
  return '';
}

function lineOf(value: unknown): string {
  const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value;
  if (typeof text !== 'string') return '';
  return text
    .slice(0, LENGTH_MAX)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** The item or brief that a call is about; null if it names none. */
export function subjectOf(body: unknown): string | null {
  const id = property(body, 'contentId') ?? property(property(body, 'brief'), 'id');
  return typeof id === 'string' ? id.slice(0, LENGTH_MAX) : null;
}
