import { listRevisions, updateContent } from '@pagewright/contract/content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ComputePool } from '../../platform/compute/pool.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create, paragraphs, read, save } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

const history = async (id: string) =>
  (await server.call(ada, listRevisions, { params: { id }, query: {} })).body.revisions.map(
    ({ number, kind, title }) => [number, kind, title],
  );

test('a change is merged: absent fields stay', async () => {
  const item = await create(server, ada, {
    title: 'Before',
    content: 'One two three',
    tags: ['a', 'b'],
    category: 'News',
    metaTitle: 'Meta',
    keywords: ['k'],
    primaryKeyword: 'p',
    contentType: 'Guide',
    slug: 'before',
  });
  const changed = await save(server, ada, item.id, { title: 'After', tags: [] });
  expect(changed).toEqual({
    ...item,
    title: 'After',
    tags: [],
    revision: 2,
    updatedAt: changed.updatedAt,
  });
  expect(changed.updatedAt >= item.updatedAt).toBe(true);
  expect(await read(server, ada, item.id)).toEqual(changed);
});

test('every save creates a revision, unless nothing changed', async () => {
  const item = await create(server, ada, { title: 'One', content: 'Text' });
  await save(server, ada, item.id, { title: 'Two' });
  const second = await save(server, ada, item.id, { content: 'Other text' });
  const same = await save(server, ada, item.id, {
    title: ' Two ',
    content: 'Other text',
    tags: [],
    status: 'draft',
    scheduledFor: null,
  });
  expect(same).toEqual(second);
  expect(await save(server, ada, item.id, {})).toEqual(second);
  expect(await history(item.id)).toEqual([
    [3, 'save', 'Two'],
    [2, 'save', 'Two'],
    [1, 'save', 'One'],
  ]);
});

test('a change based on an outdated revision is refused with both versions', async () => {
  const item = await create(server, ada, { title: 'One' });
  const current = await save(server, ada, item.id, { title: 'Two', revision: 1 });
  const { status, body } = await server.call(ada, updateContent, {
    params: { id: item.id },
    body: { title: 'Three', tags: 'x,y', revision: 1 },
  });
  expect(status).toBe(409);
  expect(body).toEqual({
    error: 'This content has changed somewhere else since you opened it.',
    code: 'revision_conflict',
    current,
    submitted: { title: 'Three', tags: ['x', 'y'], revision: 1 },
  });
  expect(await read(server, ada, item.id)).toEqual(current);
});

test('of many changes to one revision, exactly one wins', async () => {
  const { id } = await create(server, ada, { title: 'Start' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.call(ada, updateContent, { params: { id }, body: { title: `Change ${index}`, revision: 1 } }),
    ),
  );
  const [won, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await read(server, ada, id)).toEqual(won?.body);
});

test('no change is lost among many that name no revision', async () => {
  const { id } = await create(server, ada, { title: 'Start' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.call(ada, updateContent, {
        params: { id },
        body: index % 2 === 0 ? { title: `Title ${index}` } : { category: `Category ${index}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.revision))).toEqual(
    new Set(Array.from({ length: 20 }, (_, index) => index + 2)),
  );
  const item = await read(server, ada, id);
  expect(item.revision).toBe(21);
  expect([item.title.slice(0, 6), item.category.slice(0, 9)]).toEqual(['Title ', 'Category ']);
});

test('no lock on an item is held while its text is scored, even if somebody else saves meanwhile', async () => {
  // Shorter texts are scored right away.
  const long = 'Bees on a roof keep warm in winter. '.repeat(400);
  const item = await create(server, ada, { title: 'One', content: long, primaryKeyword: 'bees' });
  // oxlint-disable-next-line typescript/unbound-method -- called with its pool below
  const { run } = ComputePool.prototype;
  const lockable: (number | null)[] = [];
  let isDisturbed = false;
  const spy = vi.spyOn(ComputePool.prototype, 'run').mockImplementation(async function look(
    this: ComputePool,
    ...asked: unknown[]
  ) {
    const statement = 'select id from content where id = $1 for update skip locked';
    lockable.push((await server.sql.query(statement, [item.id])).rowCount);
    if (!isDisturbed) {
      isDisturbed = true;
      await save(server, ada, item.id, { category: 'Meanwhile', content: `${long}Others do.` });
    }
    return Reflect.apply(run, this, asked) as Promise<never>;
  });
  onTestFinished(() => spy.mockRestore());
  const saved = await save(server, ada, item.id, { title: 'Three' });
  expect(saved).toMatchObject({ title: 'Three', category: 'Meanwhile', revision: 3 });
  // Once for this save, once for the other, and once more for the combination of both.
  expect(lockable.length).toBeGreaterThanOrEqual(3);
  expect(new Set(lockable)).toEqual(new Set([1]));
});

test('changing only the status is a save, too', async () => {
  const { id } = await create(server, ada);
  expect(await save(server, ada, id, { status: 'review', revision: 1 })).toMatchObject({
    status: 'review',
    revision: 2,
  });
  const { status } = await server.call(ada, updateContent, {
    params: { id },
    body: { status: 'draft', revision: 1 },
  });
  expect(status).toBe(409);
});

test('an autosave is a revision that leaves status and date alone', async () => {
  const { id } = await create(server, ada, { title: 'One' });
  const autosaved = await save(server, ada, id, {
    title: 'Two',
    status: 'published',
    scheduledFor: '2030-01-01T00:00:00Z',
    autosave: true,
  });
  expect(autosaved).toMatchObject({
    title: 'Two',
    status: 'draft',
    scheduledFor: null,
    publicUrl: null,
    revision: 2,
  });
  expect(await history(id)).toEqual([
    [2, 'autosave', 'Two'],
    [1, 'save', 'One'],
  ]);
  const confirmed = await save(server, ada, id, { title: 'Two', revision: 2 });
  expect(confirmed.revision).toBe(2);
  expect(await history(id)).toEqual([
    [2, 'save', 'Two'],
    [1, 'save', 'One'],
  ]);
});

test('a date is stored with the status scheduled and cleared with it', async () => {
  const { id } = await create(server, ada);
  expect(await save(server, ada, id, { status: 'scheduled' })).toMatchObject({
    status: 'scheduled',
    scheduledFor: null,
  });
  expect(await save(server, ada, id, { scheduledFor: '2030-05-01T10:00:00+02:00' })).toMatchObject({
    status: 'scheduled',
    scheduledFor: '2030-05-01T08:00:00.000Z',
  });
  expect(await save(server, ada, id, { status: 'draft' })).toMatchObject({
    status: 'draft',
    scheduledFor: null,
  });
});

test('a refused change changes nothing', async () => {
  const item = await create(server, ada, { title: 'Good', content: 'Good text' });
  const broken = JSON.stringify({ type: 'doc', content: [{ type: 'unheardOf' }] });
  const { status, body } = await server.call(ada, updateContent, {
    params: { id: item.id },
    body: { title: 'Better', content: broken },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'content_unreadable',
    error: 'The text could not be read as a document.',
  });
  expect(await read(server, ada, item.id)).toEqual(item);
});

test('the score and the count follow the text', async () => {
  const sentence = 'Sourdough bread needs flour, water, salt and time to rise slowly in a cool kitchen. ';
  const item = await create(server, ada, { content: 'Short', primaryKeyword: 'sourdough bread' });
  const longer = await save(server, ada, item.id, { content: paragraphs(sentence.repeat(5)) });
  expect(longer).toMatchObject({ wordCount: 75 });
  const titled = await save(server, ada, item.id, { title: 'Sourdough bread' });
  expect(titled.score).toBeGreaterThan(longer.score ?? 100);
});
