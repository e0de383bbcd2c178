/** The configured brand terms, or else the name in the property's address. */
export function brandTermsOf(property: string, given: string[]): string[] {
  if (given.length > 0) return given;
  const host = property.replace(/^sc-domain:|^https?:\/\/(?:www\.)?/g, '').split(/[/:]/)[0] ?? '';
  const [name = ''] = host.split('.');
  return name.length < 4 ? [] : [name.toLowerCase()];
}
