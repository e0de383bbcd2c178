import { wordAt } from './list-rows.ts';

const TIMES = 5;

/** Opens every kind of list a few times and prints the milliseconds until its first page has loaded. */
export async function measureListOpenings(
  api: string,
  token: () => Promise<string>,
  userId: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${await token()}` };
  const [common, usual, rare] = [wordAt(1), wordAt(300), wordAt(40_000)];
  const queries: Record<string, string> = {
    mine: '',
    all: 'authorId=all',
    'one status': 'status=review',
    'two statuses': 'status=draft,review',
    type: 'contentType=Guide',
    category: 'category=Category 7',
    'category that is not there': 'category=Nowhere',
    tag: 'tag=tag 17',
    'tag that is not there': 'tag=nowhere',
    'score range': 'scoreFrom=90&scoreTo=91',
    'last day': `updatedFrom=${new Date().toISOString().slice(0, 10)}`,
    'days long ago': 'updatedTo=2020-01-01',
    ...Object.fromEntries(
      ['created', 'title', 'score', 'words', 'views'].map((sort) => [`by ${sort}`, `sort=${sort}`]),
    ),
    'by title, backwards': 'sort=title&order=desc',
    'rare tag by title': 'tag=tag 17&sort=title',
    'all filters': 'status=draft&contentType=Guide&category=Category 7&tag=tag 17&scoreFrom=10',
    'search, one letter': `searchTerm=${common[0]}`,
    'search, common word': `searchTerm=${common}`,
    'search, usual word': `searchTerm=${usual}`,
    'search, rare word': `searchTerm=${rare}`,
    'search, usual and rare word': `searchTerm=${usual} ${rare}`,
    'search, two common words': `searchTerm=${common} ${wordAt(2)}`,
    'search, no such word': 'searchTerm=zzzzzzzzzz',
    'search by title order': `searchTerm=${usual}&sort=title`,
    'search of a status': `searchTerm=${usual}&status=review`,
  };
  const rows: Record<string, { first: number; median: number; total: string }> = {};
  const open = async (name: string, path: string) => {
    const times: number[] = [];
    let body: { total?: number; totalIsEstimate?: boolean; nextCursor?: string | null } = {};
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      const answer = await fetch(`${api}${encodeURI(path)}`, { headers });
      body = (await answer.json()) as typeof body;
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      times.push(Math.round(performance.now() - began));
    }
    const total = `${body.totalIsEstimate ? '~' : ''}${body.total ?? ''}`;
    const median = times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
    rows[name] = { first: times[0] ?? 0, median, total };
    return body.nextCursor;
  };
  for (const [name, query] of Object.entries(queries)) {
    const cursor = await open(name, `/content?${query}`);
    if (cursor) await open(`${name}, next page`, `/content?${query}&cursor=${cursor}`);
  }
  await open('counts', '/content/counts');
  await open('header search, common word', `/search?searchTerm=${common}`);
  await open('header search, usual word', `/search?searchTerm=${usual}`);
  await open('header search, no such word', '/search?searchTerm=zzzzzzzzzz');
  await open('of an author who has nothing', `/content?authorId=${userId.toLowerCase()}x`);
  console.table(rows);
}
