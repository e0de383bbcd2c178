import * as contract from '@pagewright/contract/content';
import { publishContent, unpublishContent } from '@pagewright/contract/publishing';
import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create } from './testing/library.ts';

const CALLS = sampleOrAll(160, 400);
const CALLERS = 16;

const server = await openTestServer({ DATABASE_CONNECTIONS: '16' });
const admin = await server.signUp('Admin');
const people = [
  admin,
  await signUpTeammate(server, admin, 'basic_member'),
  await signUpTeammate(server, admin, 'admin'),
];

/** A seeded random number generator. Only which calls overlap is left to chance. */
function createRandom(): () => number {
  let state = 11;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes one random call about one of the items. */
async function callAtRandom(ids: readonly string[], random: () => number): Promise<number> {
  const pick = <Entry>(entries: readonly Entry[]): Entry => entries[Math.floor(random() * entries.length)]!;
  const person = pick(people);
  const params = { id: pick(ids) };
  const body = {
    title: pick(['One', 'Two', 'Three']),
    slug: pick(['', 'a', 'b']),
    status: pick(contract.CONTENT_STATUSES),
    autosave: random() < 0.2,
    scheduledFor: pick([null, new Date(Date.now() - 1_000).toISOString(), '2999-01-01T00:00:00Z']),
  };
  const calls = [
    () => server.call(person, contract.updateContent, { params, body }),
    () => server.call(person, contract.updateContent, { params, body: { title: body.title } }),
    () => server.call(person, publishContent, { params }),
    () => server.call(person, unpublishContent, { params }),
    () => server.call(person, contract.removeContent, { params }),
    () => server.call(person, contract.undoRemoveContent, { params }),
    () => server.call(person, contract.restoreRevision, { params: { ...params, number: 1 } }),
    () => server.call(person, contract.createContent, { body: { ...body, templateId: 'listicle' } }),
    () => server.call(person, contract.listContent, { query: { authorId: 'all', searchTerm: 'o' } }),
  ];
  return (await pick(calls)()).status;
}

test('whatever happens at once, items, pages, counts and revisions agree', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 9; index += 1) ids.push((await create(server, people[index % 3]!)).id);
  const random = createRandom();
  const answers = new Set<number>();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let call = 0; call < CALLS / CALLERS; call += 1) answers.add(await callAtRandom(ids, random));
    }),
  );
  expect([...answers].filter((status) => ![200, 201, 204, 403, 404].includes(status))).toEqual([]);

  const wrong = async (statement: string) => (await server.sql.query(statement)).rows;
  const pagesWithoutItem = await wrong(
    `select c.id, p.content_id from content c full join publication p on p.content_id = c.id
     where (c.status = 'published' and c.removed_at is null) is distinct from (p.content_id is not null)`,
  );
  const miscounted = await wrong(
    `select * from (
       select workspace_id, author_id, status, count(*) as real from content where removed_at is null group by 1, 2, 3
     ) as items full join (select * from content_count where count <> 0) as counted using (workspace_id, author_id, status)
     where items.real is distinct from counted.count`,
  );
  const gaps = await wrong(
    `select c.id from content c join content_revision r on r.content_id = c.id
     group by c.id having count(*) <> c.revision or max(r.number) <> c.revision`,
  );
  const pagesOfTheClock = await wrong(
    `select p.content_id from publication p
     left join content_revision r on r.content_id = p.content_id and r.number = p.revision
     where r.kind is null or r.kind = 'autosave'`,
  );
  const sharedAddresses = await wrong(
    `select slug from (select slug from publication union all select slug from former_slug) as addresses
     group by slug having count(*) > 1`,
  );
  expect({ pagesWithoutItem, miscounted, gaps, pagesOfTheClock, sharedAddresses }).toEqual({
    pagesWithoutItem: [],
    miscounted: [],
    gaps: [],
    pagesOfTheClock: [],
    sharedAddresses: [],
  });
});
