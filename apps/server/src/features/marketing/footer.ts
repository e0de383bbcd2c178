import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import type { SiteFacts } from './site-facts.ts';

const GROUPS = {
  Product: {
    Features: '/features',
    Pricing: '/pricing',
    'How we test it': '/proof',
    Integrations: '/integrations',
    'API reference': '/api-docs',
    Status: '/status',
  },
  Learn: {
    Blog: '/blog',
    Help: '/help',
    'Case studies': '/case-studies',
    Testimonials: '/testimonials',
    Community: '/community',
  },
  Company: {
    About: '/about',
    Careers: '/careers',
    Press: '/press',
    Partners: '/partners',
    Contact: '/contact',
  },
  Legal: {
    Privacy: '/privacy',
    Terms: '/terms',
    Cookies: '/cookies',
    Security: '/security',
    Accessibility: '/accessibility',
  },
} as const;

/** The footer of every page. */
export function renderFooter({ operator }: SiteFacts): Markup {
  const owner = operator.name === null ? null : markup`© ${new Date().getUTCFullYear()} ${operator.name}. `;
  return markup`<footer class="foot">
<div class="wide">
<p class="foot-line">Pagewright. The SEO editor that explains its score.</p>
<nav class="foot-groups" aria-label="Footer">${Object.entries(GROUPS).map(
    ([name, links]) =>
      markup`<div><h2>${name}</h2><ul>${Object.entries(links).map(([text, href]) => markup`<li><a href="${href}">${text}</a></li>`)}</ul></div>`,
  )}</nav>
<p><button type="button" class="link" data-consent-open hidden>Change cookie choices</button></p>
<p class="quiet">${owner}Samples on this site are marked as samples.</p>
</div>
</footer>`;
}
