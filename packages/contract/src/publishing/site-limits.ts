/** Maximum lengths of a site's settings in UTF-16 units. */
export const SITE_LIMITS = { name: 80, tagline: 160, colour: 7, domain: 253 } as const;

/** Error messages for invalid site settings. */
export const SITE_REFUSALS: Readonly<Record<'colour' | 'light' | 'dark', string>> = {
  colour: 'Enter a color like #0f6b5c',
  light: 'Too light to read on light pages. Choose a darker color.',
  dark: 'Too dark to read on dark pages. Choose a lighter color.',
};
