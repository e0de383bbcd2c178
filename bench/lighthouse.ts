/**
 * Lighthouse on every kind of public page that search engines are let in to: the list and its second page, an article with
 * a picture, a tag, an author. As on a phone, the median of three runs; the goal is 100 four times on each.
 * `npm run bench:lighthouse [-- --runs 3]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { openBenchDatabase, runBench, signUp, startBenchServer } from './bench-server.ts';
import { measurePages, openMeasuringBrowser } from './measure-pages.ts';

/** More than one page of the list. */
const ARTICLES = 22;
const PICTURE = { width: 1200, height: 675 };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { url } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const { token } = await signUp(url);
  const { browser, port } = await openMeasuringBrowser(releases);
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body ?? {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const form = new FormData();
  form.set('file', await takePicture(browser), 'barrels.jpg');
  const { file } = (await call('POST', '/upload', form)) as { file: { url: string; bytes: number } };
  console.log(`${ARTICLES} articles, each with a picture of ${Math.round(file.bytes / 1000)} kB`);
  let article = '';
  for (let number = 1; number <= ARTICLES; number += 1) {
    const { id } = await call('POST', '/content', articleNumber(number, file.url));
    article = String((await call('POST', `/content/${String(id)}/publish`))['url']);
  }
  const site = article.slice(0, article.lastIndexOf('/') + 1);
  const pages = {
    list: site,
    'list, page 2': `${site}?page=2`,
    article,
    tag: `${site}tags/water`,
    author: `${site}authors/bench%20writer`,
  };
  await measurePages(pages, { port, runs });
});

/** An image with as much detail as a photo. */
async function takePicture(browser: Browser): Promise<Blob> {
  const page = await browser.newPage({ viewport: PICTURE });
  await page.setContent(
    `<body style="margin:0"><svg width="${PICTURE.width}" height="${PICTURE.height}"><filter id="clouds">
      <feTurbulence baseFrequency="0.012" numOctaves="4" seed="7"/></filter>
      <rect width="100%" height="100%" filter="url(#clouds)"/></svg>`,
  );
  const bytes = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  return new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' });
}

/** An article with all kinds of content: headings, a list, a table, a link, an image. */
function articleNumber(number: number, picture: string): Record<string, unknown> {
  const text = (words: string, marks?: unknown) => ({
    type: 'text',
    text: words,
    ...(marks ? { marks } : {}),
  });
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
  const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
  const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] });
  const row = (type: string, ...words: string[]) => ({
    type: 'tableRow',
    content: words.map((word) => cell(type, word)),
  });
  const sentence =
    'A barrel under the gutter keeps what falls on the roof, and the garden drinks it in July. ';
  return {
    title: `Rain barrels for a small garden, part ${number}`,
    keywords: ['rain barrel'],
    tags: ['water'],
    content: JSON.stringify({
      type: 'doc',
      content: [
        paragraph(text(sentence.repeat(3))),
        { type: 'image', attrs: { src: picture, alt: 'Barrels under a gutter', title: null } },
        heading('Where it stands'),
        paragraph(
          text('Stones carry it; '),
          text('the council says how many', [
            { type: 'link', attrs: { href: 'https://council.example/water' } },
          ]),
          text('.'),
        ),
        heading('What it holds'),
        {
          type: 'table',
          content: [row('tableHeader', 'Roof', 'Barrel'), row('tableCell', '20 m²', '200 l')],
        },
        ...Array.from({ length: 12 }, () => paragraph(text(sentence.repeat(5)))),
      ],
    }),
  };
}
