import { updateSite } from '@pagewright/contract/publishing';
import * as reports from '@pagewright/contract/reports';
import { beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { pdfPages } from '../../../../../tests/server/pdf-text.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { createGaps, insertGapsRun } from './testing/insert-gaps-run.ts';

const server = await openTestServer();
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const POINT = 'For 150 searches, competitors have a page and none was found on your site.';

let ada: TestPerson;
let logoId: string;
let report: { id: string };
beforeAll(async () => {
  ada = await server.signUp('Ada');
  const form = new FormData();
  form.set('file', new File([Buffer.from(LOGO, 'base64')], 'logo.png', { type: 'image/png' }));
  const uploaded = await server.send('/api/upload', { method: 'POST', person: ada, body: form });
  logoId = (uploaded.body as { file: { id: string } }).file.id;
  await server.call(ada, updateSite, { body: { logoFileId: logoId } });
  const runId = await insertGapsRun(server, ada, createGaps(150));
  const made = await server.call(ada, reports.createReport, { body: { runId, clientName: 'Bees & Co' } });
  report = made.body;
});

/** Where each of these texts first is, in this order. */
const placesOf = (text: string, parts: readonly string[]) => parts.map((part) => text.indexOf(part));

function expectInOrder(text: string, parts: readonly string[]): void {
  const places = placesOf(text, parts);
  expect(Math.min(...places), JSON.stringify(parts.filter((_, at) => places[at] === -1))).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** A client's PDF: logo and client first, then the main points, and at most six pages before the appendix. */
function expectClientPdf(bytes: Buffer): void {
  const pages = pdfPages(bytes);
  expect(pages[0]?.pictures).toBe(1);
  expectInOrder(pages[0]?.lines.join(' ') ?? '', [
    'Content gaps: rival.example, other.example',
    'Prepared for Bees & Co by',
    'Main points',
    POINT,
  ]);
  const appendix = pages.findIndex(({ lines }) => lines.includes('Appendix'));
  expect(appendix).toBeGreaterThan(0);
  expect(appendix).toBeLessThanOrEqual(6);
  expect(pages.length).toBeGreaterThan(appendix + 1);
  const before = pages.slice(0, appendix).flatMap(({ lines }) => lines);
  const after = pages.slice(appendix).flatMap(({ lines }) => lines);
  expect(before.indexOf('Main points')).toBeGreaterThan(-1);
  expect(after).not.toContain('Main points');
  // All 150 gaps are there.
  expect(after.join(' ')).toContain('bee hotel 150');
}

test('a client report as PDF carries the logo and the client, and starts with the main points', async () => {
  const answer = await fetch(`${server.url}/api/reports/${report.id}/pdf`, {
    headers: { authorization: `Bearer ${await ada.token()}` },
  });
  expect(answer.status).toBe(200);
  expectClientPdf(Buffer.from(await answer.arrayBuffer()));
});

test('a shared client report carries the logo and the client without an account, on the page and as PDF', async () => {
  const { body } = await server.call(ada, reports.shareReport, { params: { id: report.id }, body: {} });
  const page = await fetch(body.url);
  const html = await page.text();
  expect(page.status).toBe(200);
  expectInOrder(html, [
    `<img class="logo onlight" src="/files/${logoId}"`,
    '<h1>Content gaps: rival.example, other.example</h1>',
    'Prepared for Bees &amp; Co by',
    '<h2>Main points</h2>',
    POINT,
    '<section>',
    '<section class="appendix">',
    'bee hotel 150',
  ]);
  const logo = await fetch(`${server.url}/files/${logoId}`);
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const pdf = await fetch(body.url.replace('?', '/pdf?'));
  expectClientPdf(Buffer.from(await pdf.arrayBuffer()));
});
