import { createContent } from '@pagewright/contract/content';
import type { OutlineResult } from '@pagewright/contract/outline';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';

const MOST_KEYWORDS = 10;

/** Makes a draft with the outline's headings; answers its id, or why there is none. Never throws. */
export async function sendToEditor({
  outline,
  analysisData,
}: OutlineResult): Promise<{ readonly id: string } | { readonly failure: ApiFailure }> {
  const headings = outline.sections.flatMap((section) => [section, ...section.subsections]);
  const content = {
    type: 'doc',
    content: headings.flatMap(({ level, heading }) => [
      { type: 'heading', attrs: { level }, content: [{ type: 'text', text: heading }] },
      { type: 'paragraph' },
    ]),
  };
  const terms = headings.flatMap(({ optimizations }) => optimizations);
  const { data, error } = await callApi(createContent, {
    body: {
      title: outline.title.trim() || analysisData.keyword,
      metaTitle: outline.title.trim(),
      metaDescription: outline.metaDescription,
      primaryKeyword: analysisData.keyword,
      keywords: [...new Set(terms.filter((term) => term.length <= 120))].slice(0, MOST_KEYWORDS),
      content: JSON.stringify(content),
    },
  });
  return data ? { id: data.id } : { failure: error };
}
