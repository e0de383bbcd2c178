/** Faults of addresses: dead links, redirects, sitemaps, orphans, and pages that refuse to be read. */
import type { SiteIssue } from '@pagewright/contract/analytics';
import { addLink, NOINDEX, type Fault, type Faults } from './fault.ts';
import type { OtherAnswer, Page, Site } from './page.ts';

const redirectTo = (location: string, ...issues: SiteIssue[]): OtherAnswer => ({
  status: 301,
  location,
  issues,
  verdicts: issues.length > 0 ? ['redirect', 'leave'] : ['leave'],
  isInSitemap: false,
});

/** Hides a page from listings and related links. */
function unlist(site: Site, page: Page): void {
  page.isListed = false;
  for (const other of site.pages) other.links = other.links.filter(({ href }) => href !== page.path);
}

export const ADDRESS_FAULTS: Faults = {
  brokenLink: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      addLink(page, `/missing-${number}/`, 'our earlier article');
      page.issues.add('links_broken');
      site.others.set(`/missing-${number}/`, {
        status: 404,
        issues: ['not_found'],
        verdicts: ['redirect'],
        isInSitemap: false,
      });
    },
  },
  linkedRedirect: {
    pages: 2,
    plant(site, take, number) {
      const [page, target] = [take(), take()];
      addLink(page, `/old-${number}/`, 'an older version');
      page.issues.add('links_redirect');
      site.others.set(`/old-${number}/`, redirectTo(target.path));
    },
  },
  chain: {
    pages: 2,
    plant(site, take, number) {
      const [page, target] = [take(), take()];
      addLink(page, `/moved-${number}/`, 'the first edition');
      page.issues.add('links_redirect');
      site.others.set(`/moved-${number}/`, redirectTo(`/moved-again-${number}/`, 'redirect_chain'));
      site.others.set(`/moved-again-${number}/`, redirectTo(target.path));
    },
  },
  loop: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      addLink(page, `/circle-${number}/`, 'the second part');
      page.unclear.add('links_broken').add('links_redirect');
      site.others.set(`/circle-${number}/`, {
        ...redirectTo(`/circle-back-${number}/`, 'redirect_loop'),
        verdicts: ['redirect'],
      });
      site.others.set(`/circle-back-${number}/`, {
        ...redirectTo(`/circle-${number}/`, 'redirect_loop'),
        verdicts: ['redirect'],
      });
    },
  },
  orphan: {
    pages: 1,
    plant(site, take) {
      const page = take();
      unlist(site, page);
      page.issues.add('orphan');
    },
  },
  goneInSitemap: {
    pages: 0,
    plant(site, _take, number) {
      site.others.set(`/discontinued-${number}/`, {
        status: 410,
        issues: ['sitemap_broken', 'not_found'],
        verdicts: ['redirect', 'leave'],
        isInSitemap: true,
      });
    },
  },
  redirectInSitemap: {
    pages: 1,
    plant(site, take, number) {
      const target = take();
      site.others.set(`/renamed-${number}/`, {
        ...redirectTo(target.path),
        issues: ['sitemap_redirect'],
        isInSitemap: true,
      });
    },
  },
  hiddenInSitemap: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.head += NOINDEX;
      page.issues.add('sitemap_noindex');
    },
  },
  blockedInSitemap: {
    pages: 0,
    plant(site, _take, number) {
      site.blocked.push(`/members/area-${number}/`);
    },
  },
  notInSitemap: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.isInSitemap = false;
      page.issues.add('sitemap_missing');
    },
  },
};

/** A linked page that answers with an error which does not say that it is gone. */
const refusal = (status: number, issue: SiteIssue, name: string, isInSitemap: boolean): Fault => ({
  pages: 1,
  plant(site, take, number) {
    addLink(take(), `/${name}-${number}/`, `our ${name}`);
    site.others.set(`/${name}-${number}/`, { status, issues: [issue], verdicts: ['no_data'], isInSitemap });
  },
});

/** Nothing may be claimed about these pages, nor about what only they could link to. */
export const REFUSALS: Faults = {
  serverError: refusal(500, 'server_error', 'calculator', false),
  overloaded: refusal(503, 'server_error', 'planner', true),
  forbidden: refusal(403, 'refused', 'catalog', true),
  login: refusal(401, 'refused', 'account', false),
};
