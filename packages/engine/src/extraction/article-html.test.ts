import { expect, test } from 'vitest';
import { extractArticleHtml } from './article-html.ts';

const FILLER =
  'We keep our barrels clean, and this is how it is done at home in an hour, without costly tools. '.repeat(
    3,
  );

test('writes the article with its lists, links, and images, without surrounding content and scripts', () => {
  const page = `<!doctype html><html><head><title>Clean a barrel | Acme</title><base href="https://cdn.example/a/"></head><body>
<nav><a href="/menu">Menu</a></nav><article><h1>Clean a barrel</h1><p onclick="alert(1)">${FILLER}&lt;b&gt;</p><script>alert(1)</script>
<ul><li>A <b>brush</b></li><li><a href="soap?a=1&amp;b=2">Soap</a></li></ul><p>${FILLER}</p>
<img src="pic.jpg" srcset="pic-2.jpg 2x" alt="A &quot;barrel&quot;"><p>${FILLER}</p></article><footer>Imprint</footer></body></html>`;
  const { title, html, isFallback } = extractArticleHtml(page, 'https://acme.example/clean');
  expect({ title, isFallback }).toEqual({ title: 'Clean a barrel', isFallback: false });
  for (const part of [
    '<li>A <b>brush</b></li>',
    '<a href="https://cdn.example/a/soap?a=1&amp;b=2">Soap</a>',
    '<img src="https://cdn.example/a/pic.jpg" srcset="https://cdn.example/a/pic-2.jpg" alt="A &quot;barrel&quot;">',
    '&lt;b&gt;',
  ])
    expect(html).toContain(part);
  for (const part of ['Menu', 'Imprint', 'alert', 'onclick', 'Clean a barrel<'])
    expect(html).not.toContain(part);
});

test('accepts non-HTML and empty input', () => {
  expect(extractArticleHtml('', 'https://acme.example/').html).not.toContain('<script');
  expect(extractArticleHtml('just <words', 'https://acme.example/').isFallback).toBe(true);
});
