import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { SitePage } from '../page.ts';
import type { SiteFacts } from '../site-facts.ts';

/** What search results, link previews, and the top of a page about the product say. */
interface ProductPageTexts {
  readonly title: string;
  readonly description: string;
  readonly sharedTitle: string;
  readonly sharedDescription: string;
  readonly heading: string;
  readonly lead: string;
}

interface ProductPage {
  readonly path: string;
  readonly lastModified: string;
  /** Its texts in the current language. */
  readonly texts: () => ProductPageTexts;
  /** The page around its heading and lead. */
  readonly body: (top: Markup, facts: SiteFacts) => Markup;
}

/** A page about the product: the heading, the lead, and what `body` adds. */
export function productPage({ path, lastModified, texts, body }: ProductPage): SitePage {
  return {
    path,
    render: (facts) => {
      const { title, description, sharedTitle, sharedDescription, heading, lead } = texts();
      const top = markup`<h1>${heading}</h1>
<p class="lead">${lead}</p>`;
      return {
        title,
        description,
        sharedTitle,
        sharedDescription,
        isIndexed: true,
        styles: ['landing'],
        lastModified,
        body: body(top, facts),
      };
    },
  };
}
