import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import type { SiteFacts } from './site-facts.ts';

/** Width in pixels that is enough for phones. */
export const SMALL_PICTURE_WIDTH = 760;
/** Displayed width: the full page on phones, otherwise half. */
const SIZES = '(max-width: 56rem) 92vw, 38rem';

/** How a picture is used on its page. */
export interface PictureUse {
  /** The alternative text. */
  readonly alt: string;
}

/**
 * A product picture in the reader's color scheme.
 * @param name The name given by `npm run pictures`.
 */
export function renderPicture({ assets }: SiteFacts, name: string, { alt }: PictureUse): Markup {
  const { light, dark, width, height } = assets.picture(name);
  const choices = ({ whole, small }: typeof light): string =>
    width * 2 > SMALL_PICTURE_WIDTH
      ? `${small} ${SMALL_PICTURE_WIDTH}w, ${whole} ${width * 2}w`
      : `${whole} ${width * 2}w`;
  // The style sheet shows the one for the reader's scheme. The other is lazy and takes no space, so it is not loaded.
  const image = (files: typeof light, scheme: string): Markup =>
    markup`<img class="${scheme}" src="${files.whole}" srcset="${choices(files)}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return markup`<span class="shot">${image(light, 'in-light')}${image(dark, 'in-dark')}</span>`;
}
