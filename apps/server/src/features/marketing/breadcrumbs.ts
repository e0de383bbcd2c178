import { markup, type Markup } from '../../http/pages/markup.ts';

/** A page on the way to the one that is read; the last is that page itself. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const HOME: Crumb = { name: 'Home', path: '/' };

/** The way from the first page to this one. */
export function breadcrumbs(crumbs: readonly Crumb[]): Markup {
  const here = crumbs.at(-1);
  return markup`<nav class="crumbs" aria-label="Breadcrumb"><ol>${[HOME, ...crumbs].map((crumb) =>
    crumb === here
      ? markup`<li aria-current="page">${crumb.name}</li>`
      : markup`<li><a href="${crumb.path}">${crumb.name}</a></li>`,
  )}</ol></nav>`;
}

/** The same for machines. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
