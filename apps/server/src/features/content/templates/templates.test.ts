import { expect, test } from 'vitest';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { templates } from './index.ts';

/** The structure of a node, without its words. */
function shapeOf(node: object): unknown {
  const { type, attrs, content } = node as { type: string; attrs?: object; content?: readonly object[] };
  return { type, attrs, content: type === 'text' ? undefined : content?.map(shapeOf) };
}

/** All texts of a document, in order. */
function textsOf(node: object): string[] {
  const { text, content } = node as { text?: string; content?: readonly object[] };
  return text === undefined ? (content ?? []).flatMap(textsOf) : [text];
}

test.each(templates)('$id has the same structure in each language, with different words', ({ skeleton }) => {
  const [english, spanish, french] = ['en', 'es', 'fr'].map((language) =>
    withLanguage(language, () => ({ title: skeleton.title, document: skeleton.document })),
  );
  for (const spoken of [spanish!, french!]) {
    expect(shapeOf(spoken.document)).toEqual(shapeOf(english!.document));
    expect(spoken.title).not.toBe(english!.title);
    const others = textsOf(english!.document);
    const same = textsOf(spoken.document).filter((text, at) => text === others[at]);
    expect(same.filter((text) => text !== '' && text.split(' ').length > 1)).toEqual([]);
  }
});
