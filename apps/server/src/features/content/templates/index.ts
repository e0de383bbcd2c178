import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { blogPostEnglish } from './blog-post.en.ts';
import { blogPostSpanish } from './blog-post.es.ts';
import { blogPostFrench } from './blog-post.fr.ts';
import { howToGuideEnglish } from './how-to-guide.en.ts';
import { howToGuideSpanish } from './how-to-guide.es.ts';
import { howToGuideFrench } from './how-to-guide.fr.ts';
import { listicleEnglish } from './listicle.en.ts';
import { listicleSpanish } from './listicle.es.ts';
import { listicleFrench } from './listicle.fr.ts';
import { productReviewEnglish } from './product-review.en.ts';
import { productReviewSpanish } from './product-review.es.ts';
import { productReviewFrench } from './product-review.fr.ts';
import type { ContentTemplate } from './template.ts';

/** All templates, in display order. */
export const templates: readonly ContentTemplate[] = [
  {
    id: 'blog-post',
    contentType: 'Blog Post',
    sampleUsage: 45,
    skeleton: localizedMessages(blogPostEnglish, blogPostSpanish, blogPostFrench),
  },
  {
    id: 'product-review',
    contentType: 'Review',
    sampleUsage: 23,
    skeleton: localizedMessages(productReviewEnglish, productReviewSpanish, productReviewFrench),
  },
  {
    id: 'how-to-guide',
    contentType: 'Guide',
    sampleUsage: 31,
    skeleton: localizedMessages(howToGuideEnglish, howToGuideSpanish, howToGuideFrench),
  },
  {
    id: 'listicle',
    contentType: 'Listicle',
    sampleUsage: 18,
    skeleton: localizedMessages(listicleEnglish, listicleSpanish, listicleFrench),
  },
];
