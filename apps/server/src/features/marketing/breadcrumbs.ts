import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { siteMessages as say } from './messages.ts';

/** A page in the breadcrumb trail; the last one is the current page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const home = (): Crumb => ({ name: say.home, path: '/' });

/** The breadcrumb trail from the home page to the current page. */
export function breadcrumbs(crumbs: readonly Crumb[]): Markup {
  const current = crumbs.at(-1);
  return markup`<nav class="crumbs" aria-label="${say.breadcrumb}"><ol>${[home(), ...crumbs].map((crumb) =>
    crumb === current
      ? markup`<li aria-current="page">${crumb.name}</li>`
      : markup`<li><a href="${crumb.path}">${crumb.name}</a></li>`,
  )}</ol></nav>`;
}

/** The same as structured data. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home(), ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + sitePath(path, currentLanguage()),
    })),
  };
}
