import { expect, test } from 'vitest';
import { beaconScript } from '../../apps/server/src/features/analytics/index.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { documentOf, paragraph, publishArticle } from '../factories/published-article.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { samplePayloads, watchForScripts } from './sample-payloads.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

test('a browser runs none of 300 payloads in every field of a public page, even without its policy', async () => {
  const payloads = samplePayloads();
  const mallory = await server.signUp('Mallory <script>alert(1)</script>');

  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const ran = watchForScripts(page);

  for (let start = 0; start < payloads.length; start += 20) {
    const part = payloads.slice(start, start + 20);
    const [first = '', second = first] = part;
    const { url, sitePath } = await publishArticle(server, mallory, {
      title: first.slice(0, 280),
      metaTitle: second.slice(0, 280),
      metaDescription: part.join(' ').slice(0, 900),
      tags: part.map((line) => line.slice(0, 60)),
      category: first.slice(0, 90),
      content: documentOf(
        ...part.flatMap((line) => [
          paragraph(line),
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line }] },
          { type: 'image', attrs: { src: `https://img.invalid/${line}`, alt: line, title: line } },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: line, marks: [{ type: 'link', attrs: { href: line, title: line } }] },
            ],
          },
        ]),
      ),
    });
    for (const address of [url, server.url + sitePath]) {
      await page.goto(address);
      await expect.poll(() => page.url()).toBe(address);
      expect(
        await page.evaluate(
          (own) =>
            [...document.querySelectorAll('script:not([type="application/ld+json"])')].filter(
              (script) => script.textContent !== own,
            ).length,
          beaconScript,
        ),
      ).toBe(0);
    }
  }
  expect(ran).toEqual([]);
  await context.close();
}, 240_000);
