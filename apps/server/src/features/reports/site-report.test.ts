import { followSiteCrawl, startSiteCrawl } from '@pagewright/contract/analytics';
import * as reports from '@pagewright/contract/reports';
import { afterAll, expect, test } from 'vitest';
import { plantSite } from '../../../../../tests/fakes/web/planted-site.ts';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const host = await startWebHost();
afterAll(() => host.close());
for (const [path, answer] of Object.entries(plantSite(host.url).answers)) host.answers.set(path, answer);
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' });

test('a site audit becomes a report with fixes for its findings and the share of pages read', async () => {
  const ada = await server.signUp('Ada');
  const { body: begun } = await server.call(ada, startSiteCrawl, { body: { site: host.url } });
  for (;;) {
    const { body } = await server.call(ada, followSiteCrawl, { params: { id: begun.id } });
    if (body.endedAt !== null) break;
  }
  const made = await server.call(ada, reports.createReport, { body: { siteId: begun.siteId } });
  expect(made.status).toBe(201);
  const { title, kind, document } = made.body;
  expect([title, kind]).toEqual([`Site audit: ${host.url.slice('http://'.length)}`, 'site']);
  const [issues, verdicts] = document.sections;
  expect(issues?.title).toBe('Technical issues');
  expect(issues?.table?.rows[0]?.every((cell) => cell !== '')).toBe(true);
  expect(document.points[0]).toMatch(/: \d+ pages?\.$/);
  expect(verdicts?.table?.rows.length).toBeGreaterThan(1);
  expect(document.basis[0]).toMatch(/^\d+ of \d+ pages known to us were read[;.]/);
  const pdf = await server.send(`/api/reports/${made.body.id}/pdf`, { person: ada });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const stranger = await server.signUp();
  const refused = await server.call(stranger, reports.createReport, { body: { siteId: begun.siteId } });
  expect(refused.status).toBe(404);
});
