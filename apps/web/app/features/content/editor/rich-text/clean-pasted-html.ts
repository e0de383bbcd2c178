import { headingAnchor } from '@pagewright/contract/document';
import { convertWordLists } from './convert-word-lists.ts';

/** Elements without any text of the article. */
const DROPPED = 'script, style, meta, link, title, template, noscript, [style*="mso-hide"], [hidden]';
/** Heading levels that an article does not have, and their replacements: its title is level 1. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
/** Google Docs wraps links in its own redirect. */
const REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/**
 * Converts clipboard HTML to the editor's schema: Word's lists become lists, styles of Google Docs and web pages become
 * marks, heading levels are limited to the article's, and all other styling is removed. HTML copied from our own editor
 * is unchanged. Nothing executes: the HTML is parsed into an inert document.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(DROPPED)) element.remove();
  convertWordLists(page);
  // Google Docs wraps the whole text like this. Check the parsed style, because Word has a similar one for the weight
  // of another script.
  for (const element of page.querySelectorAll<HTMLElement>('b[style]')) {
    if (element.style.fontWeight === 'normal') element.replaceWith(...element.childNodes);
  }
  // Headings are bold and links underlined by the page's style. Other styles are read as marks by the schema.
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

/** The fragment of a same-page link. Word puts its own file path before it. */
const FRAGMENT = /^(?:file:[^#]*)?#(.*)$/i;
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Points a same-page link to the pasted heading by its name on a published page. If there is no such heading (as for
 * Word's footnotes), keeps only the words, because the link would be dead.
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
