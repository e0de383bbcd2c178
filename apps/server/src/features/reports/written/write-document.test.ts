import { REPORT_KINDS, type ReportKind } from '@pagewright/contract/reports';
import { expect, test } from 'vitest';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { createGaps } from '../testing/insert-gaps-run.ts';
import { writeDocument } from './write-document.ts';

const gaps = createGaps(3);
const sites = gaps['sites'];
const seenAt = '2026-11-01T10:00:00.000Z';
const state = { title: 'A guide', headings: [], seenAt };
const alert = {
  id: 'a',
  type: 'new_page',
  priority: 'high',
  timestamp: seenAt,
  competitor: 'rival.example',
  url: 'https://rival.example/new',
  message: 'A new page: A guide',
  content: { title: 'A guide', description: '' },
  targetedKeywords: [],
  before: null,
  after: state,
};
const page = {
  url: 'https://ours.example/old',
  contentId: null,
  title: 'Old page',
  keyword: null,
  priority: 'critical',
  reasons: ['It names the year 2019.'],
  suggestedActions: ['Check the year.'],
  ageDays: 900,
  words: 500,
  publishedAt: null,
  changedAt: null,
  seenChangedAt: [],
  views: null,
  deadLinks: [],
  leftOut: [],
  provenance: { kind: 'measured', method: 'pages read' },
};
const finding = (message: string) => ({ code: 'x', message, pages: ['https://rival.example/a'] });
const strategy = {
  competitor: 'rival.example',
  contentTypes: {},
  strengths: [finding('They publish often.')],
  weaknesses: [finding('No page has an image.')],
  typePages: [],
  rhythm: null,
  topics: {
    covered: [{ name: 'bee hotels', pages: ['https://rival.example/a'] }],
    missed: [],
    missedByUs: [{ name: 'wasp nests', pages: ['https://rival.example/b'] }],
  },
};
const opportunity = {
  kind: 'links_to_competitors',
  pageUrl: 'https://press.example/best',
  pageTitle: 'The best bee hotels',
  ourPage: 'https://ours.example/hotels',
};
const links = {
  opportunities: [opportunity],
  unconfirmed: [],
  checkedLinks: 3,
  source: null,
  notice: null,
  sites,
  ownPages: 5,
};
const done = (result: unknown) => ({ state: 'done', message: null, result });
const leftOut = { state: 'left_out', message: 'No text was given.', result: null };
const comprehensive = {
  primaryKeyword: 'bee hotel',
  contentId: null,
  parts: {
    score: leftOut,
    intent: leftOut,
    gaps: done(gaps),
    strategies: done([strategy]),
    links: done({ opportunities: [opportunity], notice: null }),
  },
  sites,
  gains: [
    {
      part: 'gaps',
      message: 'Write about “bee hotel 1”.',
      share: 90,
      keyword: 'bee hotel 1',
      opportunity: null,
    },
  ],
};

/** A result of each analysis, and a main point that its report makes. */
const RESULTS: Readonly<
  Record<ReportKind, readonly [result: Readonly<Record<string, unknown>>, point: string]>
> = {
  'track-gaps': [gaps, '3 of them are high priority.'],
  'check-alerts': [{ alerts: [alert], since: seenAt, firstVisit: [], sites }, '1 change on 1 site.'],
  'track-freshness': [{ updatePriority: [page], unread: [] }, 'Old page: It names the year 2019.'],
  'analyze-strategy': [{ strategy, sites, ownPages: 5 }, 'Their topics not found on your site: wasp nests.'],
  'analyze-competitors': [links, 'The best bee hotels links to competitors and not to you.'],
  'broken-links': [{ ...links, opportunities: [] }, 'No page was found that could link to you.'],
  'unlinked-mentions': [links, 'The best bee hotels links to competitors and not to you.'],
  'comprehensive-analysis': [comprehensive, 'Write about “bee hotel 1”.'],
};

test.each(REPORT_KINDS)('%s is written with its main points and what was not read', (kind) => {
  const [result, point] = RESULTS[kind];
  const document = writeDocument(kind, { result });
  expect(document?.points).toContain(point);
  expect(document?.points.length).toBeLessThanOrEqual(7);
  const hasSites = 'sites' in result;
  const said = [...(document?.basis ?? []), ...(document?.appendix ?? []).map(({ title }) => title)];
  expect(said.some((line) => line.includes('20 of 340 pages'))).toBe(hasSites);
  expect(said.includes('Pages that could not be read')).toBe(hasSites);
  for (const language of ['es', 'fr'])
    expect(withLanguage(language, () => writeDocument(kind, { result }))?.summary).not.toBe(
      document?.summary,
    );
});

test('a result with an unsupported format is rejected', () => {
  for (const kind of REPORT_KINDS) expect(writeDocument(kind, { result: { of: 'old' } })).toBeNull();
});
