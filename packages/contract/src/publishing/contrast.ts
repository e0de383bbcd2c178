/** The backgrounds of a site: its paper, its surface, and its tinted blocks, light and dark. */
export const SITE_GROUNDS = {
  light: ['#fbfaf7', '#ffffff', '#f3f1ea'],
  dark: ['#0f1514', '#161e1c', '#121918'],
} as const;

/** Minimum contrast of text with its background, by WCAG 2.2 criterion 1.4.3. */
export const CONTRAST_MIN = 4.5;

const COLOR = /^#[0-9a-f]{6}$/i;

/** Whether the text is a color as `#rrggbb`. */
export function isColor(text: string): boolean {
  return COLOR.test(text);
}

/** The contrast of two colors, as `#rrggbb`: 1 to 21, by the formula of WCAG 2.2 ("contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast of a color with the backgrounds of a scheme. */
export function contrastOnSite(colour: string, scheme: keyof typeof SITE_GROUNDS): number {
  return Math.min(...SITE_GROUNDS[scheme].map((ground) => contrastOf(colour, ground)));
}

/** Relative luminance, 0 to 1, by the definition of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
