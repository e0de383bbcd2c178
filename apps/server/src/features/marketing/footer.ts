import { LANGUAGE_NAMES, LANGUAGES } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import { languagesOf } from './alternates.ts';
import { localizeLinks } from './local-links.ts';
import { siteMessages as say } from './messages.ts';
import type { PlacedPage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

const GROUPS = {
  product: {
    features: '/features',
    pricing: '/pricing',
    proof: '/proof',
    integrations: '/integrations',
    apiReference: '/api-docs',
    status: '/status',
  },
  learn: {
    blog: '/blog',
    help: '/help',
    caseStudies: '/case-studies',
    testimonials: '/testimonials',
    community: '/community',
  },
  company: {
    about: '/about',
    careers: '/careers',
    press: '/press',
    partners: '/partners',
    contact: '/contact',
  },
  legal: {
    privacy: '/privacy',
    terms: '/terms',
    cookies: '/cookies',
    security: '/security',
    accessibility: '/accessibility',
  },
} as const;

/** The footer of every page. */
export function renderFooter(placed: PlacedPage, { operator }: SiteFacts): Markup {
  const owner = operator.name === null ? null : markup`© ${new Date().getUTCFullYear()} ${operator.name}. `;
  return markup`<footer class="foot">
<div class="wide">
<p class="foot-line">Pagewright. ${say.claim}</p>
${localizeLinks(renderGroups())}
${renderLanguages(placed)}
<p><button type="button" class="link" data-consent-open hidden>${say.changeCookies}</button></p>
<p class="quiet">${owner}${say.samplesAreMarked}</p>
</div>
</footer>`;
}

function renderGroups(): Markup {
  const names: Readonly<Record<string, string>> = say.pageNames;
  return markup`<nav class="foot-groups" aria-label="${say.footer}">${Object.entries(GROUPS).map(
    ([group, links]) =>
      markup`<div><h2>${say.groups[group as keyof typeof GROUPS]}</h2><ul>${Object.entries(links).map(([name, href]) => markup`<li><a href="${href}">${names[name] ?? name}</a></li>`)}</ul></div>`,
  )}</nav>`;
}

/** The same page in each language, or the home page in one that lacks it. */
function renderLanguages(placed: PlacedPage): Markup {
  const having = languagesOf(placed);
  return markup`<nav class="languages" aria-label="${say.languages}"><ul>${LANGUAGES.map((language) => {
    const path = sitePath(having.includes(language) ? placed.page.path : '/', language);
    const current = language === placed.language && markup` aria-current="true"`;
    return markup`<li><a href="${path}" lang="${language}" hreflang="${language}"${current}>${LANGUAGE_NAMES[language]}</a></li>`;
  })}</ul></nav>`;
}
