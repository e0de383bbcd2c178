import { Markup, markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';
import { pagePolicy } from '../../../platform/http/pages/send-page.ts';
import { pageStyle } from '../../../platform/http/pages/style.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import type { Site } from '../site-repository.ts';
import { directionAttribute, languageAttribute } from './language-parts.ts';
import { siteMessages as say } from './messages.ts';
import type { SiteAddress } from './site-address.ts';

const siteStyle = `${pageStyle}
.top{border-bottom:1px solid var(--line);margin-bottom:clamp(2rem,6vw,4rem)}.top .wrap,.foot .wrap{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1rem;min-height:60px}
.top a{color:var(--ink);text-decoration:none}.top a:hover{color:var(--brand);text-decoration:underline}.name{display:flex;align-items:center;gap:.6rem;font-family:var(--display);font-weight:700;letter-spacing:-.015em;padding:.5rem 0}
.name img{height:32px;width:auto;max-width:10rem;border-radius:4px}
.foot{border-top:1px solid var(--line);margin-top:5rem}.foot a{padding:.5rem 0}
article header{margin-bottom:2.5rem}article header p{margin:0}
.body>:first-child{margin-top:0}.body h2,.body h3,.body h4{scroll-margin-top:1.5rem}
.anchor{margin-left:.35em;color:var(--muted);text-decoration:none;font-weight:400;opacity:0}.anchor:focus,:is(h2,h3,h4):hover>.anchor{opacity:1}
.tags{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:3rem 0 0}.tags li{margin:0}.tags a{display:block;background:var(--tint);border-radius:4px;padding:.25em .7em;font-size:.9rem;color:var(--ink);text-decoration:none}.tags a:hover{color:var(--brand);text-decoration:underline}
.lead{color:var(--muted);font-size:1.15rem;margin:-.4em 0 1.6em}
.find{display:flex;gap:.5rem;margin:0 0 1rem}.find input{flex:1;min-width:0}.find input,.find button{font:inherit;min-height:44px;border-radius:8px;border:1px solid var(--muted);padding:0 .9rem;background:var(--surface);color:var(--ink)}.find button{cursor:pointer;font-weight:600}.find :focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.list{list-style:none;padding:0;margin:0}.list>li{padding:1.75rem 0;border-bottom:1px solid var(--line)}.list>li:last-child{border:0}
.list h2{margin:0 0 .3em}.list h2 a{color:inherit;text-decoration:none}.list h2 a:hover{color:var(--brand);text-decoration:underline}.list p{margin:0 0 .4em}
.pager{display:flex;justify-content:space-between;gap:1rem;margin-top:2rem}.pager a{padding:.6rem 0}
@media print{.top,.foot,.anchor,.tags,.find{display:none}}`;

/** A site and its URLs. */
export interface SiteContext {
  readonly site: Site;
  readonly address: SiteAddress;
}

/** The parts of a site's page. */
export interface SitePage {
  readonly title: string;
  /** The language of the main part; by default, that of the site. */
  readonly language?: string;
  /** Null on pages that belong to no site. */
  readonly context: SiteContext | null;
  /** More elements for the head. */
  readonly head?: MarkupValue;
  readonly main: Markup;
}

/**
 * The content security policy of a site's page: its own style sheet, pictures, the search form, and its script, if any.
 */
export function sitePolicy(site: Site | null, script?: string): string {
  return pagePolicy({ css: styleOf(site), hasForm: true, ...(script === undefined ? {} : { script }) });
}

/**
 * Renders a full HTML page with the head, header, and footer that all pages of a site share. Only the main part may run
 * from right to left: the skip link is hidden to the left of the page.
 */
export function renderLayout(page: SitePage): string {
  const { title, language = currentLanguage(), context, head = null, main } = page;
  const ours = languageAttribute(currentLanguage(), language);
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
${context && feedLink(context, ours)}
${context?.site.isSample === true && noIndex}
<link rel="icon" href="${context?.site.logo ? logoPath(context.site.logo) : '/favicon.svg'}">
${head}
<style>${new Markup(styleOf(context?.site ?? null))}</style>
</head>
<body>
<a class="skip" href="#text"${ours}>${say.skipToText}</a>
${context && renderHeader(context, ours)}
<main id="text" class="wrap"${directionAttribute(language)} tabindex="-1">
${main}
</main>
${context && renderFooter(context, ours)}
</body>
</html>
`.text;
}

/** The path of a site's logo, the same on every host. */
export function logoPath(logo: NonNullable<Site['logo']>): string {
  return `/files/${logo.fileId}`;
}

const noIndex = markup`<meta name="robots" content="noindex">`;

function feedLink({ site, address }: SiteContext, language: MarkupValue): Markup {
  return markup`<link rel="alternate" type="application/rss+xml" title="${say.articlesOf(site.name)}" href="${address.path('rss.xml')}"${language}>`;
}

function renderHeader({ site, address }: SiteContext, language: MarkupValue): Markup {
  return markup`<header class="top"${language}><div class="wrap"><a class="name" href="${address.path()}">${
    site.logo &&
    markup`<img src="${logoPath(site.logo)}" alt="" width="${site.logo.width}" height="${site.logo.height}">`
  }${site.name}</a></div></header>`;
}

function renderFooter({ site, address }: SiteContext, language: MarkupValue): Markup {
  return markup`<footer class="foot"${language}><div class="wrap quiet"><span>${site.name}</span><a href="${address.path('rss.xml')}">${say.feed}</a></div></footer>`;
}

/** The colors were checked for contrast when they were set. */
function styleOf(site: Site | null): string {
  const light = site?.colour ? `:root{--brand:${site.colour}}` : '';
  const dark = site?.colourDark ?? null;
  // Later rules win, so a light color alone must not affect dark mode.
  const darkRule = dark ?? (light === '' ? null : DARK_BRAND);
  return `${siteStyle}${light}${darkRule === null ? '' : `@media (prefers-color-scheme:dark){:root{--brand:${darkRule}}}`}`;
}

const DARK_BRAND = '#3fb59e';
