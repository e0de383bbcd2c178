import { documentText, emptyDocument } from '@pagewright/contract/document';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readAttackLines } from '../../../../../tests/attacks/attack-lines.ts';
import { findExecutable } from '../../../../../tests/attacks/executable-markup.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { exportItem } from '../testing/export-item.ts';
import { csvCell, csvHeader, csvRow } from './csv.ts';
import { exportDocument } from './export-document.ts';
import { exportLibrary } from './export-library.ts';
import { importFile } from './import-file.ts';

const article = readMarkdown(
  '## Head\n\nText **bold**, 3 > 2\n\n- a\n- b\n\n| x |\n| --- |\n| y |\n',
).document;

/** Parses CSV according to RFC 4180. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, end, quoted, plain] of csv.matchAll(/(^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)) {
    if (end === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  }
  return rows.filter((row) => row.length > 1);
}

describe('an exported item', { timeout: 60_000 }, () => {
  const shared = {
    document: article,
    title: 'A title: with “quotes” & <tags>',
    keywords: ['first keyword', 'second'],
    metaTitle: 'The meta title',
    metaDescription: 'What it is about, in a sentence.',
  };
  const full = {
    ...shared,
    tags: ['one', 'two, too'],
    category: 'Guides',
    slug: 'a-title',
    status: 'published',
    publishedAt: '2026-01-04T03:04:05.000Z',
    authorName: 'Ada Writer',
  };

  it.each([
    ['md', full],
    ['json', full],
    ['html', shared],
  ] as const)('as %s is the same item when imported', async (format, expected) => {
    const file = await exportDocument(exportItem(article), format);
    expect(file.fileName).toBe(`a-title.${format}`);
    const { items, skipped } = await importFile(file.bytes, file.fileName);
    expect(skipped).toEqual([]);
    expect(items).toMatchObject([expected]);
  });

  it.each(['md', 'html', 'json'] as const)(
    'as %s keeps every document whole',
    { timeout: 60_000 },
    async (format) => {
      await fc.assert(
        fc.asyncProperty(arbitraryDocument({ odd: true }), async (document) => {
          const file = await exportDocument(exportItem(document), format);
          const { items } = await importFile(file.bytes, 'renamed.bin');
          expect(JSON.stringify(items[0]?.document)).toBe(JSON.stringify(document));
        }),
        { numRuns: 100 },
      );
    },
  );

  it('as HTML contains nothing executable, whatever its fields contain', async () => {
    const evil = '"></title><script>alert(1)</script><img src=x onerror=alert(1)>';
    const item = exportItem(article, {
      title: evil,
      metaTitle: evil,
      metaDescription: evil,
      keywords: [evil],
      authorName: evil,
    });
    const { bytes } = await exportDocument(item, 'html');
    expect(findExecutable(strFromU8(bytes))).toEqual([]);
  });

  it.each([
    [{ slug: '', title: 'Über: 10 Tips & more!' }, 'über-10-tips-more.md'],
    [{ slug: '', title: '///' }, 'item-1.md'],
    [{ slug: '../../etc/passwd' }, 'etc-passwd.md'],
    [{ slug: 'a"b\r\nc' }, 'a-b-c.md'],
  ])('with %j is named %s', async (fields, name) => {
    expect((await exportDocument(exportItem(emptyDocument(), fields), 'md')).fileName).toBe(name);
  });

  it('whose content is not a document is rejected', async () => {
    await expect(exportDocument(exportItem(article, { content: '{}' }), 'md')).rejects.toMatchObject({
      code: 'not_a_document',
    });
  });
});

describe('CSV', { timeout: 60_000 }, () => {
  it('has a row with the item’s fields, quoted where needed', async () => {
    const item = exportItem(article, { title: 'Say "hi", you', scheduledFor: null, score: null });
    const { bytes } = await exportDocument(item, 'csv');
    const [header = [], row = [], ...rest] = parseCsv(new TextDecoder().decode(bytes));
    expect(rest).toEqual([]);
    const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
    expect(cells).toMatchObject({
      id: 'item-1',
      title: 'Say "hi", you',
      content: documentText(article),
      tags: 'one, two, too',
      score: '',
      wordCount: '1200',
      scheduledFor: '',
      publishedAt: '2026-01-04T03:04:05.000Z',
    });
    expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });

  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '"=1"',
    '=HYPERLINK("https://evil.example";"x")',
    ...readAttackLines('csv-injection/csv-payload.txt'),
  ];

  it.each(formulas)('never turns %j into a formula', (formula) => {
    const [[cell = ''] = []] = parseCsv(`${csvCell(formula)},end\r\n`);
    expect(cell).toMatch(/^[^=+\-@\t\r\n＝＋－＠]/u);
    expect(cell.endsWith(formula)).toBe(true);
    const item = exportItem(readMarkdown('x').document, {
      title: formula,
      tags: [formula],
      keywords: [formula],
      authorName: formula,
    });
    const rows = parseCsv(csvHeader() + csvRow(item));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.filter((value) => /^\s*[=+\-@＝＋－＠]/u.test(value))).toEqual([]);
  });
});

describe('a library export', { timeout: 60_000 }, () => {
  async function* items(count: number): AsyncGenerator<ReturnType<typeof exportItem>> {
    for (let index = 0; index < count; index += 1) {
      yield exportItem(article, {
        id: `item-${index}`,
        slug: index % 3 === 0 ? 'Same' : `same-${index}`,
        title: `Title ${index}`,
      });
    }
  }

  async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Record<string, Uint8Array>> {
    const parts: Uint8Array[] = [];
    for await (const piece of pieces) parts.push(piece);
    return unzipSync(Buffer.concat(parts));
  }

  it('is an archive with one uniquely named file per item', async () => {
    const files = await collect(exportLibrary(items(20), 'md'));
    const names = Object.keys(files);
    expect(names).toHaveLength(20);
    expect(new Set(names.map((name) => name.toLowerCase()))).toHaveProperty('size', 20);
    const imported = await importFile(files['Same.md'] ?? new Uint8Array(), 'Same.md');
    expect(imported.items[0]).toMatchObject({ title: 'Title 0', document: article });
  });

  it('as CSV is one table', async () => {
    const files = await collect(exportLibrary(items(5), 'csv'));
    expect(Object.keys(files)).toEqual(['content.csv']);
    expect(parseCsv(strFromU8(files['content.csv'] ?? new Uint8Array()))).toHaveLength(6);
  });

  it('is produced in chunks', async () => {
    let asked = 0;
    const source = (async function* () {
      for await (const item of items(50)) {
        asked += 1;
        yield item;
      }
    })();
    const pieces = exportLibrary(source, 'html');
    await pieces.next();
    expect(asked).toBeLessThan(3);
    await pieces.return(undefined);
  });

  it('of no items is an empty archive', async () => {
    expect(await collect(exportLibrary(items(0), 'md'))).toEqual({});
  });
});
