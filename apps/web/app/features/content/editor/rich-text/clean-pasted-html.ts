import { headingAnchor } from '@pagewright/contract/document';
import { joinWordLists } from './join-word-lists.ts';

/** What carries no words of the text. */
const DROPPED = 'script, style, meta, link, title, template, noscript, [style*="mso-hide"], [hidden]';
/** Headings that an article's text does not have, and what stands for them: its title is the first level. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
/** Google Docs leads links through its own address. */
const REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/**
 * Markup of the clipboard as the editor's schema understands it: Word's lists become lists, the styles of Google Docs
 * and web pages become marks, headings keep within the article's levels, and nothing of the foreign page's look stays.
 * What was copied in an editor of ours is left as it is. Runs nothing: the markup is parsed into an inert document.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(DROPPED)) element.remove();
  joinWordLists(page);
  // Google Docs wraps the whole text so. Asked of the parsed style: Word says the like of another alphabet's weight.
  for (const element of page.querySelectorAll<HTMLElement>('b[style]')) {
    if (element.style.fontWeight === 'normal') element.replaceWith(...element.childNodes);
  }
  // Headings are bold and links underlined by the page that they stand on. Other styles the schema reads as marks.
  for (const element of page.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6) [style]')) {
    element.style.removeProperty('font-weight');
  }
  for (const element of page.querySelectorAll<HTMLElement>('a [style], a[style], [style]:has(> a)')) {
    element.style.removeProperty('text-decoration');
    element.style.removeProperty('text-decoration-line');
  }
  for (const element of page.querySelectorAll(Object.keys(HEADINGS).join(',')))
    rename(element, HEADINGS[element.tagName] ?? 'h4');
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) unwrapRedirect(link);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) settleFragment(link, page);
  for (const paragraph of page.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  return page.body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrapRedirect(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = REDIRECT.test(href) ? URL.parse(href)?.searchParams.get('q') : null;
  if (target) link.setAttribute('href', target);
}

/** The part of the same page that a link leads to. Word writes the path of its own file before it. */
const FRAGMENT = /^(?:file:[^#]*)?#(.*)$/i;
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Leads a link within the page to the heading that comes along, by the name that it has on a published page. Where no
 * heading does (a footnote of Word), only the words stay: the link would be dead.
 */
function settleFragment(link: HTMLAnchorElement, page: Document): void {
  const name = FRAGMENT.exec(link.getAttribute('href') ?? '')?.[1];
  if (name === undefined) return;
  const headings = [...page.querySelectorAll(HEADING)];
  const id = CSS.escape(decoded(name));
  const target = name === '' ? null : page.querySelector(`[id="${id}"], a[name="${id}"]`);
  const heading = target
    ? (target.closest(HEADING) ?? target.querySelector(HEADING))
    : headings.find(({ textContent }) => headingAnchor(textContent) === decoded(name));
  if (heading) link.setAttribute('href', `#${headingAnchor(heading.textContent)}`);
  else link.replaceWith(...link.childNodes);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
