import type { PlacedPage } from '../page.ts';
import { articlePages } from './blog/article-page.ts';
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
import { testimonialsPage } from './testimonials.ts';

/** All pages of the marketing site except the 404 page. */
export const pages: readonly PlacedPage[] = [
  landingPage,
  featuresPage,
  caseStudiesPage,
  testimonialsPage,
  pricingPage,
  proofPage,
  contactPage,
  blogPage,
  ...articlePages,
  helpPage,
  ...topicPages,
  ...prosePages,
];
