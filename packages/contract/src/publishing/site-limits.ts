/** Longest values of a site's settings in UTF-16 units. */
export const SITE_LIMITS = { name: 80, tagline: 160, colour: 7, domain: 253 } as const;

/** What is said of a value that a site cannot have. */
export const SITE_REFUSALS = {
  colour: 'Must be a colour as #0f6b5c',
  light: 'Too pale to be read on light pages: choose a darker colour',
  dark: 'Too dark to be read on dark pages: choose a lighter colour',
} as const;
