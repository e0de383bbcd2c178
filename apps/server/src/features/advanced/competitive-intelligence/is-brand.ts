import { brandName } from '../own-search/own-brands.ts';

/** Whether a topic is our own name, which no competitor lacks. `host` and `name` are those of our site. */
export function isBrand(
  { name }: { readonly name: string },
  ours: { readonly host: string; readonly name: string },
): boolean {
  const topic = compactName(name);
  return topic !== '' && [ours.host, ours.name].some((brand) => compactName(brand).includes(topic));
}

/** Whether a topic is our whole name, and not only a part of it that may be a subject too. */
export function isWholeBrand({ name }: { readonly name: string }, ours: { readonly name: string }): boolean {
  return compactName(name) === compactName(brandName(ours.name));
}

function compactName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
