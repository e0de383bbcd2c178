import { endpoints } from '@pagewright/contract';
import { startSiteCrawl } from '@pagewright/contract/analytics';
import { operationOf } from '@pagewright/contract/endpoint';
import { expect, test } from 'vitest';
import { listWork } from './list-work.ts';
import { runName, runDestination } from './run-kinds.ts';

const run = { id: 'r', label: '', isSaved: false, subjectId: null };

test('a site crawl is listed between the runs and leads to its site', () => {
  const at = (hour: number) => `2026-11-27T0${hour}:00:00.000Z`;
  const analysis = { ...run, operation: 'POST /comprehensive-analysis', startedAt: null, endedAt: at(4) };
  const work = listWork({
    runs: [
      {
        ...analysis,
        status: 'done',
        progress: { step: '', done: 0, total: 0 },
        error: null,
        createdAt: at(3),
        mayCancel: true,
      },
    ],
    crawls: [
      {
        id: 'c',
        site: 'https://acme.example',
        status: 'running',
        read: 5,
        total: 9,
        createdAt: at(1),
        endedAt: null,
        mayCancel: true,
      },
    ],
  });
  expect(work.map(({ id }) => id)).toEqual(['c', 'r']);
  expect(work[0]).toMatchObject({ operation: operationOf(startSiteCrawl), progress: { done: 5, total: 9 } });
  expect(runName(work[0]!)).toBe('siteCrawl');
  expect(runDestination(work[0]!)).toBe('/analytics/site?site=acme.example');
});

test('every call that is a run has a name', () => {
  const calls = endpoints.filter((call) => call.runs);
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.map(operationOf).filter((operation) => runName({ operation }) === null)).toEqual([]);
  expect(runName({ operation: 'POST /of/a-later-version' })).toBeNull();
});

test.each([
  [
    'POST /competitive-intelligence/track-gaps',
    'running',
    '/advanced?tab=competitive-intel&analysis=track-gaps',
  ],
  [
    'POST /comprehensive-analysis',
    'done',
    '/advanced?tab=comprehensive&analysis=comprehensive-analysis&run=r',
  ],
  ['GET /analytics/competitor-gaps', 'done', '/analytics?run=r'],
  ['GET /analytics/competitor-alerts', 'done', '/analytics/alerts'],
  ['POST /smart-outline/complete', 'queued', '/outline'],
  ['POST /smart-outline/complete', 'done', '/outline?run=r'],
  ['POST /generate-brief', 'running', '/strategy'],
  ['POST /generate-brief', 'done', '/strategy/r?step=brief'],
  ['POST /track-gaps', 'failed', null],
] as const)('%s that is %s leads to %s', (operation, status, place) => {
  expect(runDestination({ ...run, operation, status, isSaved: status === 'done' })).toBe(place);
});

test('first results have their own destination, even for a canceled run', () => {
  const operation = 'GET /analytics/competitor-gaps';
  for (const status of ['running', 'canceled'] as const)
    expect(runDestination({ ...run, operation, status, isSaved: true })).toBe('/analytics?run=r');
});

test('a run about an item or brief leads there', () => {
  const about = { ...run, isSaved: false, subjectId: 'b', status: 'done' } as const;
  expect(runDestination({ ...about, operation: 'POST /content-scoring/serp-integration' })).toBe(
    '/content/b',
  );
  expect(runDestination({ ...about, operation: 'POST /analyze-brief' })).toBe('/strategy/b?step=analysis');
});
