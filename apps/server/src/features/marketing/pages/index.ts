import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { byLanguage } from '../../../platform/language/by-language.ts';
import { placePage, type PlacedPage } from '../page.ts';
import { articlePages } from './blog/article-page.ts';
import { FEED_PATH } from './blog/articles.ts';
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

/** All pages of the marketing site in a language except the 404 page. Reads the texts of that language once. */
export const pagesIn: (language?: Language) => readonly PlacedPage[] = byLanguage(() =>
  [
    landingPage,
    featuresPage,
    caseStudiesPage,
    testimonialsPage,
    pricingPage,
    proofPage,
    contactPage,
    blogPage,
    ...articlePages(),
    helpPage,
    ...topicPages(),
    ...prosePages(),
  ].map((page) => placePage(page, currentLanguage())),
);

const pagesByPath = byLanguage(() => new Map(pagesIn().map((placed) => [placed.page.path, placed])));

/** The paths of pages, without a language. They are the same in each. */
export const pagePaths = (): string[] => [...pagesByPath(DEFAULT_LANGUAGE).keys()];

/** The page at a path, which is given without a language, in a language. */
export function pageAt(path: string, language: Language): PlacedPage | undefined {
  return pagesByPath(language).get(path);
}

/** Whether the page at a path, which is given without a language, exists in each. The API reference is in English. */
export function isTranslated(path: string): boolean {
  return path === STATUS_PATH || path === FEED_PATH || pagesByPath(DEFAULT_LANGUAGE).has(path);
}
