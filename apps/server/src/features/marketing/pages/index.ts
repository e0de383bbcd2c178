import type { Language } from '@pagewright/contract/settings/preferences';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { byLanguage } from '../by-language.ts';
import { placePage, type PlacedPage } from '../page.ts';
import { articlePages } from './blog/article-page.ts';
import { articles, FEED_PATH } from './blog/articles.ts';
import { blogPage } from './blog/blog-page.ts';
import { caseStudiesPage } from './case-studies.ts';
import { featuresPage } from './features.ts';
import { contactPage } from './contact/contact-page.ts';
import { helpPage } from './help/help-page.ts';
import { topicPages } from './help/topic-page.ts';
import { landingPage } from './landing.ts';
import { pricingPage } from './pricing.ts';
import { proofPage } from './proof.ts';
import { prosePages } from './prose.ts';
import { STATUS_PATH } from './status/status-page.ts';
import { testimonialsPage } from './testimonials.ts';

/** All pages of the marketing site in a language except the 404 page: those whose texts exist in it. */
export const pagesIn: (language?: Language) => readonly PlacedPage[] = byLanguage(() =>
  [
    landingPage,
    featuresPage,
    caseStudiesPage,
    testimonialsPage,
    pricingPage,
    proofPage,
    contactPage,
    ...(articles().length > 0 ? [blogPage, ...articlePages()] : []),
    helpPage,
    ...topicPages(),
    ...prosePages(),
  ].map((page) => placePage(page, currentLanguage())),
);

const pathsIn = byLanguage(
  () =>
    new Set([
      ...pagesIn().map(({ page }) => page.path),
      STATUS_PATH,
      ...(articles().length > 0 ? [FEED_PATH] : []),
    ]),
);

/** Whether a language has a page at a path, which is given without the language. */
export const hasPage = (path: string, language?: Language): boolean => pathsIn(language).has(path);
