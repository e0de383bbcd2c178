/**
 * Normalizes British stem keys to American spelling: 'neighbour', 'digitis', and 'catalogu' become 'neighbor',
 * 'digitiz', and 'catalog'.
 */
export function americanSpelling(stemKey: string): string {
  return stemKey
    .replace('our', 'or')
    .replace(/([iy])s$/, '$1z')
    .replace(/tre?$/, 'ter')
    .replace(/ogu$/, 'og')
    .replace(/ae|oe/, 'e');
}
