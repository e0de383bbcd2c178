import { markup, type Markup } from '../../http/pages/markup.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a picture is for on its page. */
export interface PictureUse {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** It is seen before anybody scrolls, so that it is asked for first. */
  readonly isFirst?: boolean;
}

/**
 * A picture of the product, in the reader's scheme of colours.
 * @param name as `npm run pictures` made it
 */
export function picture({ assets }: SiteFacts, name: string, { alt, isFirst = false }: PictureUse): Markup {
  const { light, dark, width, height } = assets.picture(name);
  const turn = isFirst ? markup` fetchpriority="high"` : markup` loading="lazy" decoding="async"`;
  return markup`<picture class="shot"><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${alt}" width="${width}" height="${height}"${turn}></picture>`;
}
