import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readAttackLines } from '../../../../../tests/attacks/attack-lines.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create, paragraphs } from './testing/library.ts';
import { readCsv } from './testing/read-csv.ts';

const server = await openTestServer();

test('no cell of a table is a formula, and nothing of its text is lost', async () => {
  const formulas = [
    ...readAttackLines('csv-injection/csv-payload.txt'),
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    ' =1+1',
    '＝1+1',
    '"=1+1"',
    'a,"b"\nc',
  ];
  const person = await server.signUp();
  for (const formula of formulas) {
    await create(server, person, {
      title: formula,
      category: formula.slice(0, 100),
      tags: [formula.slice(0, 60)],
      content: paragraphs(formula),
    });
  }
  const exported = await fetch(`${server.url}/api/export?format=csv`, {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  const [header = [], ...rows] = readCsv(
    strFromU8(unzipSync(new Uint8Array(await exported.arrayBuffer()))['content.csv']!).slice(1),
  );
  expect(rows).toHaveLength(formulas.length);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveLength(header.length);
    for (const value of row) expect(value).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    const title = row[header.indexOf('title')]!.replace(/^'/, '');
    expect(title).toBe(formulas[index]!.replaceAll(/[\t\n]+/g, ' ').trim());
  }
});
