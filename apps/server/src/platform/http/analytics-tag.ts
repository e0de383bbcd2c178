/** The analytics tag that counts visits after consent. */
export interface AnalyticsTag {
  readonly id: string;
  /** Server that hosts it, without a trailing slash. */
  readonly base: string;
}

/** Sources that a content security policy must allow for the tag. */
export interface TagSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const NONE: TagSources = { scripts: [], connections: [] };
/** Hosts that Google's tag sends data to, according to its documentation. */
const TOLD = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** CSP sources of the tag; empty if none is configured. */
export function tagSources(tag: AnalyticsTag | null): TagSources {
  if (tag === null) return NONE;
  const { origin } = new URL(tag.base);
  return { scripts: [origin], connections: [origin, ...TOLD] };
}

/** Tag attributes for our own script; in the app, page views are not counted. */
export function tagAttributes({ id, base }: AnalyticsTag, counts: 'pages' | 'purchases'): string {
  return `name="analytics-tag" content="${id}" data-base="${base}"${counts === 'pages' ? ' data-counts-pages' : ''}`;
}
