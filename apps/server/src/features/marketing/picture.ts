import { markup, type Markup } from '../../http/pages/markup.ts';
import type { SiteFacts } from './site-facts.ts';

/** Pixels across that suffice on a phone. */
export const SMALL_PICTURE_WIDTH = 760;
/** How wide a picture stands: over the whole page on a phone, else in half of it. */
const SIZES = '(max-width: 56rem) 92vw, 38rem';

/** What a picture is for on its page. */
export interface PictureUse {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/**
 * A picture of the product, in the reader's scheme of colors.
 * @param name as `npm run pictures` made it
 */
export function picture({ assets }: SiteFacts, name: string, { alt }: PictureUse): Markup {
  const { light, dark, width, height } = assets.picture(name);
  const choices = ({ whole, small }: typeof light): string =>
    width * 2 > SMALL_PICTURE_WIDTH
      ? `${small} ${SMALL_PICTURE_WIDTH}w, ${whole} ${width * 2}w`
      : `${whole} ${width * 2}w`;
  // The style sheet shows the one of the reader's scheme; the other is not loaded, as it is lazy and takes no room.
  const image = (files: typeof light, scheme: string): Markup =>
    markup`<img class="${scheme}" src="${files.whole}" srcset="${choices(files)}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return markup`<span class="shot">${image(light, 'in-light')}${image(dark, 'in-dark')}</span>`;
}
