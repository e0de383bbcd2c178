/** An entry of a WordPress export; absent fields get defaults. */
export interface WordPressEntry {
  readonly title?: string;
  readonly type?: string;
  readonly status?: string;
  readonly content?: string;
  readonly slug?: string;
  /** In UTC, as `YYYY-MM-DD HH:MM:SS`. */
  readonly date?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  readonly meta?: Readonly<Record<string, string>>;
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Creates a WordPress export (WXR) of these entries, as WordPress would write it. */
export function wordPressExport(entries: readonly WordPressEntry[], beforeRoot = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
${beforeRoot}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>A blog</title><wp:wxr_version>1.2</wp:wxr_version>
${entries.map(entryXml).join('\n')}
</channel></rss>`;
}

function entryXml(entry: WordPressEntry): string {
  const { title = 'A post', type = 'post', status = 'publish', content = '<p>Words.</p>' } = entry;
  const { slug = '', date = '2024-02-03 04:05:06', category, tags = [], meta = {} } = entry;
  return `<item><title>${cdata(title)}</title><dc:creator>${cdata('ada')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt><wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
${category === undefined ? '' : `<category domain="category" nicename="c">${cdata(category)}</category>`}
${tags.map((tag) => `<category domain="post_tag" nicename="t">${cdata(tag)}</category>`).join('')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`;
}
