import { createContent, fetchEvidencePage } from '@pagewright/contract/content';
import { compareSnapshots, listSnapshots } from '@pagewright/contract/research';
import { expect, test } from 'vitest';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const FILLING = 'The barrel stands below the gutter and fills when it rains on the roof of the house.';
const page = (title: string, price: string, more: string): string =>
  `<!doctype html><title>${title}</title><nav><a href="/">Home</a></nav><article><h1>${title}</h1><p>${FILLING}</p><h2>Price</h2><p>A barrel costs ${price} dollars in most shops of the country.</p>${more}</article>`;

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.1/32', CRAWLER_PAUSE_MS: '0' });
const maya = await server.signUp('Maya');

test('versions of a page are listed and compared, only for its workspace', async () => {
  const host = await startWebHost({
    '/old': { status: 301, headers: { location: '/barrel' } },
    '/barrel': { body: page('Rain barrels', '80', `<h2>Winter</h2><p>Empty it before ${FILLING}</p>`) },
  });
  const url = `${host.url}/barrel`;
  const read = async () => {
    const { id } = (await server.call(maya, createContent, { body: { title: 'Barrels' } })).body;
    const { status } = await server.call(maya, fetchEvidencePage, {
      params: { id },
      body: { url: `${host.url}/old` },
    });
    expect(status).toBe(201);
    // As if it had been fetched a month ago.
    await server.sql.query(
      `update page_snapshot set fetched_at = fetched_at - interval '30 days', first_fetched_at = first_fetched_at - interval '30 days'`,
    );
  };
  await read();
  host.answers.set('/barrel', { body: page('Rain barrels in 2026', '95', `<h2>Care</h2><p>${FILLING}</p>`) });
  await read();
  await host.close();

  // Both by the final URL and by the requested one.
  const { snapshots } = (await server.call(maya, listSnapshots, { query: { url } })).body;
  expect(
    (await server.call(maya, listSnapshots, { query: { url: `${host.url}/old` } })).body.snapshots,
  ).toEqual(snapshots);
  expect(snapshots.map(({ title }) => title)).toEqual(['Rain barrels in 2026', 'Rain barrels']);
  const [newer, older] = snapshots;
  // 17 words twice, 11 of the price, and two headings of one word.
  expect(newer?.words).toBe(17 * 2 + 11 + 2);
  const earlier = await server.call(maya, listSnapshots, { query: { url, before: newer!.lastReadAt } });
  expect(earlier.body.snapshots).toEqual([older]);
  const never = { query: { url, before: '0000-01-01T00:00:00Z' } };
  expect((await server.call(maya, listSnapshots, never)).status).toBe(400);

  const params = { id: older!.id, otherId: newer!.id };
  const compared = (await server.call(maya, compareSnapshots, { params })).body;
  expect(compared).toMatchObject({
    url,
    before: { title: 'Rain barrels' },
    after: { title: 'Rain barrels in 2026' },
    headings: { added: [{ level: 2, text: 'Care' }], removed: [{ level: 2, text: 'Winter' }] },
    isCut: false,
    provenance: { kind: 'measured' },
  });
  expect(
    compared.sections.map(({ heading, before, after }) => [heading, before !== null, after !== null]),
  ).toEqual([
    ['Price', true, true],
    ['Care', false, true],
    ['Winter', true, false],
  ]);
  expect(compared.figures.added.map(({ text }) => text)).toEqual(['95']);
  expect(compared.figures.removed).toEqual([
    { text: '80', sentence: 'A barrel costs 80 dollars in most shops of the country.' },
  ]);

  const teammate = await signUpTeammate(server, maya, 'basic_member');
  expect((await server.call(teammate, compareSnapshots, { params })).status).toBe(200);
  const stranger = await server.signUp('Stranger');
  expect((await server.call(stranger, listSnapshots, { query: { url } })).body).toEqual({ snapshots: [] });
  expect((await server.call(stranger, compareSnapshots, { params })).status).toBe(404);
});

test('invalid URLs and unknown snapshots are rejected', async () => {
  const list = async (url: string) => (await server.call(maya, listSnapshots, { query: { url } })).status;
  expect(await list('not an address')).toBe(400);
  expect(await list('http://user:secret@example.com/')).toBe(422);
  const params = { id: 'one', otherId: 'two' };
  expect((await server.call(maya, compareSnapshots, { params })).status).toBe(404);
});
