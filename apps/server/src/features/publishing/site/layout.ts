import { Markup, markup, type MarkupValue } from '../../../http/pages/markup.ts';
import { stylePolicy } from '../../../http/pages/send-page.ts';
import { pageStyle } from '../../../http/pages/style.ts';
import { publishingMessages as say } from '../messages.ts';
import type { SiteAddress } from './address.ts';

const siteStyle = `${pageStyle}
.top{border-bottom:1px solid var(--line);margin-bottom:clamp(2rem,6vw,4rem)}.top .wrap,.foot .wrap{display:flex;justify-content:space-between;align-items:center;gap:1rem;min-height:60px}
.top a{color:var(--ink);text-decoration:none}.top a:hover{color:var(--brand);text-decoration:underline}.name{font-family:var(--display);font-weight:700;letter-spacing:-.015em}
.foot{border-top:1px solid var(--line);margin-top:5rem}
article header{margin-bottom:2.5rem}article header p{margin:0}
.body>:first-child{margin-top:0}.body h2,.body h3,.body h4{scroll-margin-top:1.5rem}
.anchor{margin-left:.35em;color:var(--muted);text-decoration:none;font-weight:400;opacity:0}.anchor:focus,:is(h2,h3,h4):hover>.anchor{opacity:1}
.tags{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:3rem 0 0}.tags li{background:var(--tint);border-radius:4px;padding:.1em .6em;font-size:.9rem}
.list{list-style:none;padding:0;margin:0}.list>li{padding:1.75rem 0;border-bottom:1px solid var(--line)}.list>li:last-child{border:0}
.list h2{margin:0 0 .3em}.list h2 a{color:inherit;text-decoration:none}.list h2 a:hover{color:var(--brand);text-decoration:underline}.list p{margin:0 0 .4em}
.pager{display:flex;justify-content:space-between;gap:1rem;margin-top:2rem}
@media print{.top,.foot,.anchor,.tags{display:none}}`;

/** The content security policy of every page of a site. */
export const SITE_POLICY = stylePolicy(siteStyle);

const style = new Markup(`<style>${siteStyle}</style>`);

/** What a page of a site is made of. */
export interface SitePage {
  readonly title: string;
  readonly language: string;
  /** Null on pages that belong to no site. */
  readonly site: { readonly name: string; readonly address: SiteAddress } | null;
  /** Further elements of the head. */
  readonly head?: MarkupValue;
  readonly main: Markup;
}

/** A whole page as HTML, with the head and foot that all pages of a site have. */
export function layOut({ title, language, site, head = null, main }: SitePage): string {
  const feed = site && site.address.path('rss.xml');
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
${feed !== null && markup`<link rel="alternate" type="application/rss+xml" title="${say.feedOf(site?.name ?? '')}" href="${feed}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
${style}
</head>
<body>
<a class="skip" href="#text">${say.skipToText}</a>
${site && markup`<header class="top"><div class="wrap"><a class="name" href="${site.address.path()}">${site.name}</a></div></header>`}
<main id="text" class="wrap" tabindex="-1">
${main}
</main>
${site && markup`<footer class="foot"><div class="wrap quiet"><span>${site.name}</span><a href="${feed}">${say.feed}</a></div></footer>`}
</body>
</html>
`.text;
}
