/** The tag that counts visits, after consent. */
export interface AnalyticsTag {
  readonly id: string;
  /** Address of the server that it comes from, without a trailing slash. */
  readonly base: string;
}

/** What a policy must allow of the tag: where its script comes from, and what it asks and draws. */
export interface TagSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const NONE: TagSources = { scripts: [], connections: [] };
/** Whom Google's tag tells, as its documents name them. */
const TOLD = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** The sources of the tag; none where this server has none. */
export function tagSources(tag: AnalyticsTag | null): TagSources {
  if (tag === null) return NONE;
  const { origin } = new URL(tag.base);
  return { scripts: [origin], connections: [origin, ...TOLD] };
}

/** What a document says of the tag to our own script: in the application no page is counted. */
export function tagAttributes({ id, base }: AnalyticsTag, counts: 'pages' | 'purchases'): string {
  return `name="analytics-tag" content="${id}" data-base="${base}"${counts === 'pages' ? ' data-counts-pages' : ''}`;
}
