import { describe, expect, it } from 'vitest';
import { extractEvidencePage, extractArticle } from '../index.ts';

const SENTENCE = 'Warm the pot with hot water before the leaves go in, because a cold pot takes heat away.';
const OTHER =
  'Beans, green at first, turn yellow, brown, and black in the roaster, so look, listen, and stop in time.';
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;

const ARTICLE = `
  <nav><a href="/">Home</a> <a href="/tea">Tea</a></nav>
  <main><h1>How to brew tea</h1><p class="byline">By <a rel="author" href="/ada">Ada Leaf</a></p>
  <div class="entry-content">
    <p>${SENTENCE} <a href="../water#soft" rel="nofollow ugc">Soft water</a> is better than hard water for it.</p>
    <h2>Steps</h2>
    <ol><li>Boil</li><li>Pour</li></ol>
    <p>Share this: <a href="https://x.example/share">X</a></p>
    <figure><img src="pot.jpg" alt="A pot"><figcaption>The pot in question</figcaption></figure>
    <p>${SENTENCE} Then wait for four minutes, and take the leaves out again.</p>
    <div class="related-posts"><h3>Related</h3><ul><li><a href="/coffee">Coffee for beginners</a></li></ul></div>
    <h3>About the author</h3><p>Ada drinks tea.</p>
  </div></main>
  <div id="comments"><p>${SENTENCE} I always do it like that, and so does my mother in her kitchen.</p></div>
  <footer>Cookies: we use them. All rights reserved by the tea people of this site, and by others.</footer>`;

describe('extractArticle', () => {
  const head = `<title>How to brew tea | Leaf &amp; Pot</title><link rel="canonical" href="/tea/brew">
    <meta property="og:site_name" content="Leaf &amp; Pot"><meta name="description" content="All about brewing.">
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
      {"@type":"BlogPosting","author":{"@type":"Person","name":"Ada Leaf"},"datePublished":"2024-03-05T08:00:00+0100"},
      {"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"How long does tea brew?",
        "acceptedAnswer":{"@type":"Answer","text":"<p>Four <b>minutes</b>.</p>"}}]}]}</script>
    <meta property="article:modified_time" content="2024-04-01">`;
  const article = extractArticle(page(ARTICLE, head), 'https://leaf.example/tea/how/brew?x=1');

  it('extracts only the article', () => {
    expect(article.text.split('\n')).toEqual([
      `${SENTENCE} Soft water is better than hard water for it.`,
      'Steps',
      'Boil',
      'Pour',
      `${SENTENCE} Then wait for four minutes, and take the leaves out again.`,
    ]);
    expect(article.isFallback).toBe(false);
    expect(article.paper.lists).toBe(1);
    expect(article.paper.images).toMatchObject([
      { src: 'https://leaf.example/tea/how/pot.jpg', alt: 'A pot' },
    ]);
    expect(article.paper.links.map((link) => link.href)).toEqual(['https://leaf.example/tea/water']);
  });

  it("reads the page's metadata", () => {
    expect(article).toMatchObject({
      title: 'How to brew tea',
      author: 'Ada Leaf',
      published: '2024-03-05T08:00:00+01:00',
      modified: '2024-04-01',
      canonical: 'https://leaf.example/tea/brew',
      language: 'en-gb',
      schemaTypes: ['BlogPosting', 'FAQPage', 'Person', 'Question', 'Answer'],
      siteName: 'Leaf & Pot',
      description: 'All about brewing.',
      faqs: [{ question: 'How long does tea brew?', answer: 'Four minutes.' }],
    });
  });

  it('lists all links as absolute, and which are in the article', () => {
    expect(article.links.map(({ href, text, inArticle }) => [href, text, inArticle])).toEqual([
      ['https://leaf.example/', 'Home', false],
      ['https://leaf.example/tea', 'Tea', false],
      ['https://leaf.example/ada', 'Ada Leaf', false],
      ['https://leaf.example/tea/water', 'Soft water', true],
      ['https://x.example/share', 'X', false],
      ['https://leaf.example/coffee', 'Coffee for beginners', false],
    ]);
    expect(article.links[3]!.rel).toEqual(['nofollow', 'ugc']);
  });

  it('includes a standfirst between title and body', () => {
    const text = 'A cold pot spoils the tea, says the head of the tea school.';
    const html = page(
      `<h1>Tea</h1><h2 class="lead">${text}</h2><div class="article-body"><p>${SENTENCE}</p><p>${SENTENCE}</p></div>`,
    );
    expect(extractArticle(html, null).text).toBe(`${text}\n${SENTENCE}\n${SENTENCE}`);
  });

  it('joins a body split into several parts', () => {
    const part = `<section itemprop="articleBody"><p>${SENTENCE}</p><p>${SENTENCE}</p></section>`;
    const { text } = extractArticle(page(`<div>${part}<div class="ad">Buy tea now</div>${part}</div>`), null);
    expect(text).toBe(Array.from({ length: 4 }, () => SENTENCE).join('\n'));
  });

  it('leaves out labels of boxes, and keeps short paragraphs', () => {
    const html = page(
      `<article><p>${SENTENCE}</p><div>Show all 50</div><p>Or not.</p><p>${SENTENCE}</p></article>`,
    );
    expect(extractArticle(html, null).text).toBe(`${SENTENCE}\nOr not.\n${SENTENCE}`);
  });

  it.each([
    [
      'a second article with its own heading and byline',
      `<article><h2>How to roast coffee</h2><p class="byline">By Bo Bean</p><p>${OTHER}</p></article>`,
    ],
    [
      'a list of linked teasers',
      `<ul>${['coffee', 'cocoa', 'mate'].map((drink) => `<li><h3><a href="/${drink}">All about ${drink}</a></h3><p>What to know about ${drink} before the first cup.</p></li>`).join('')}</ul>`,
    ],
  ])('leaves out %s', (_what, other) => {
    const html = page(
      `<h1>Tea</h1><div class="entry-content">${`<p>${SENTENCE}</p>`.repeat(4)}${other}</div>`,
    );
    expect(extractArticle(html, null).text).toBe(Array.from({ length: 4 }, () => SENTENCE).join('\n'));
  });

  it('keeps a second article without a byline, and a paragraph of which more than half is linked', () => {
    const linked =
      'See our tests of <a href="/pots">cast-iron pots, clay pots, and glass pots with a sieve</a>.';
    const part = `<article><h2>Steps</h2><p>${OTHER}</p></article>`;
    const html = page(
      `<h1>Tea</h1><div class="entry-content"><p>${SENTENCE}</p><p>${linked}</p><p>${SENTENCE}</p>${part}</div>`,
    );
    expect(extractArticle(html, null).text.split('\n')).toEqual([
      SENTENCE,
      linked.replaceAll(/<[^>]+>/g, ''),
      SENTENCE,
      'Steps',
      OTHER,
    ]);
  });

  it.each([
    ['Tea from a warm pot', SENTENCE],
    ['Beans in a roaster', OTHER],
  ])('of two texts with nothing in common, takes the one with the words of the title: %s', (title, text) => {
    // The body named so is the article by its name; the other text has more paragraphs, as Readability counts.
    const body = page(
      `<div><div class="article-body">${`<p>${SENTENCE}</p>`.repeat(5)}</div></div>
      <div><div class="story">${`<p>${OTHER}</p>`.repeat(6)}</div></div>`,
      `<title>${title}</title>`,
    );
    expect(new Set(extractArticle(body, null).text.split('\n'))).toEqual(new Set([text]));
  });

  it('falls back to the whole body and reports it', () => {
    const { text, isFallback } = extractArticle(page('<nav>Home</nav><p>Only this.</p>'), null);
    expect([text, isFallback]).toEqual(['Home\nOnly this.', true]);
    expect(extractArticle('', null)).toMatchObject({
      text: '',
      isFallback: true,
      title: '',
      published: null,
    });
  });

  it('reads questions in microdata', () => {
    const html =
      page(`<div itemscope itemtype="https://schema.org/FAQPage"><div itemscope itemprop="mainEntity"
      itemtype="https://schema.org/Question"><h3 itemprop="name">Is it hot?</h3><div itemprop="acceptedAnswer" itemscope
      itemtype="https://schema.org/Answer"><div itemprop="text"><p>Yes.</p></div></div></div></div>`);
    expect(extractEvidencePage(html, null).faqs).toEqual([{ question: 'Is it hot?', answer: 'Yes.' }]);
  });

  it.each([
    '<div>'.repeat(20_000),
    '</div></p></li>'.repeat(20_000),
    '<a><b><table><td>'.repeat(5000),
    '<p>\u202E\u0000\uD800&#xD800;<![CDATA[ x',
    '<script type="application/ld+json">{"a":</script><title>',
    '🍵'.repeat(50_000),
    '<i><b>'.repeat(10_000) + '</i>'.repeat(10_000),
  ])('does not throw on malformed pages', (html) => {
    expect(typeof extractArticle(html, 'not an address').text).toBe('string');
  });
});
