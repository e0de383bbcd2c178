/** Stem keys as Americans spell them: 'neighbour', 'digitis' and 'catalogu' are 'neighbor', 'digitiz' and 'catalog'. */
export function americanSpelling(stemKey: string): string {
  return stemKey
    .replace('our', 'or')
    .replace(/([iy])s$/, '$1z')
    .replace(/tre?$/, 'ter')
    .replace(/ogu$/, 'og')
    .replace(/ae|oe/, 'e');
}
