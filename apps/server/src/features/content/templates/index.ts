import { blogPost } from './blog-post.ts';
import { howToGuide } from './how-to-guide.ts';
import { listicle } from './listicle.ts';
import { productReview } from './product-review.ts';
import type { ContentTemplate } from './template.ts';

/** All templates, in the order in which they are shown. */
export const templates: readonly ContentTemplate[] = [blogPost, productReview, howToGuide, listicle];
