import {
  listLabMeasurements,
  measurePage,
  PAGE_SPEED_LIMITS,
  removePageSpeedConnection,
} from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
import { googleError } from '../../../../../../tests/fakes/page-speed/start-page-speed.ts';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { withThreadTasks } from '../../../../../../tests/server/thread-tasks.ts';
import { openSpeedSite } from './testing/open-speed-site.ts';

const { google, host, server, withSite, connect } = await openSpeedSite();

const metric = (numericValue: number, score: number) => ({
  numericValue,
  score,
  scoreDisplayMode: 'numeric',
});

test('a page is measured in the lab with its score and failed audits with their savings, and each failure is explained', async () => {
  const ann = await withSite();
  const measure = (url = '/slow', device: 'phone' | 'desktop' = 'phone') =>
    server.call(ann, measurePage, { body: { url, device } });
  expect(await measure()).toMatchObject({ status: 409, body: { code: 'speed_not_connected' } });
  await connect(ann);
  google.lab.set(`MOBILE ${host.url}/slow`, {
    score: 0.415,
    audits: {
      'largest-contentful-paint': metric(5_140.2, 0.2),
      'cumulative-layout-shift': metric(0.31, 0.4),
      'unused-javascript': {
        title: 'Reduce unused JavaScript',
        score: 0,
        scoreDisplayMode: 'metricSavings',
        displayValue: 'Est savings of 120 KiB',
        details: { type: 'opportunity', overallSavingsMs: 450, overallSavingsBytes: 122_880 },
      },
      'render-blocking-insight': {
        title: 'Render blocking requests',
        score: 0.5,
        scoreDisplayMode: 'metricSavings',
        metricSavings: { FCP: 900, LCP: 1_200 },
      },
      'uses-text-compression': {
        title: 'Enable text compression',
        score: 1,
        scoreDisplayMode: 'metricSavings',
      },
      'network-requests': { title: 'Network Requests', score: null, scoreDisplayMode: 'informative' },
      'hidden-one': { title: 'Hidden', score: 0, scoreDisplayMode: 'binary' },
    },
    groups: {
      'largest-contentful-paint': 'metrics',
      'cumulative-layout-shift': 'metrics',
      'hidden-one': 'hidden',
    },
  });
  const { status, body } = await measure('/slow?from=menu');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.measurement).toMatchObject({
    url: `${host.url}/slow`,
    device: 'phone',
    score: 42,
    lighthouse: '13.0.1',
    metrics: { lcp: 5_140.2, cls: 0.31, fcp: null, tbt: null, si: null },
    audits: [
      { id: 'render-blocking-insight', savingsMs: 1_200, savingsBytes: null },
      { id: 'unused-javascript', value: 'Est savings of 120 KiB', savingsMs: 450, savingsBytes: 122_880 },
    ],
  });
  expect((await withThreadTasks(() => measure())).tasks).toContain('parseLabResult');
  for (let more = 1; more < PAGE_SPEED_LIMITS.labKept; more += 1) await measure();
  const listed = await server.call(ann, listLabMeasurements, {});
  expect(listed.body.measurements.length).toBe(PAGE_SPEED_LIMITS.labKept);

  expect(await measure('/quiet')).toMatchObject({ status: 422, body: { code: 'speed_page_failed' } });
  google.lab.set(`DESKTOP ${host.url}/quiet`, { score: null, audits: {}, runtimeError: 'NO_FCP' });
  expect(await measure('/quiet', 'desktop')).toMatchObject({ body: { code: 'speed_page_failed' } });
  expect(await measure('https://elsewhere.example/')).toMatchObject({ body: { code: 'speed_other_site' } });
  const failing: readonly (readonly [ServiceFault, number, string])[] = [
    [googleError(403, 'PERMISSION_DENIED', 'off', 'SERVICE_DISABLED'), 422, 'speed_lab_disabled'],
    [googleError(400, 'INVALID_ARGUMENT', 'no', 'API_KEY_INVALID'), 422, 'speed_key_invalid'],
    [{ status: 500, body: 'oops' }, 502, 'speed_failed'],
    ['cut_off', 502, 'speed_unreadable'],
    ['unexpected', 502, 'speed_unreadable'],
    [googleError(429, 'RESOURCE_EXHAUSTED', 'quota'), 503, 'speed_quota'],
  ];
  for (const [fault, expected, code] of failing) {
    google.failWith(fault, undefined, ({ path }) => path.includes('runPagespeed'));
    expect(await measure(), code).toMatchObject({ status: expected, body: { code } });
  }
  google.failWith(null);
  // Google's quota is used up for today.
  expect(await measure()).toMatchObject({ status: 429, body: { code: 'speed_daily_limit' } });
  await server.call(ann, removePageSpeedConnection, {});
  expect((await server.call(ann, listLabMeasurements, {})).body.measurements).toEqual([]);
});
