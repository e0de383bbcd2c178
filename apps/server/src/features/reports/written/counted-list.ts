/** '2 pages to merge, 25 to extend.' Zero counts are left out, and only the first one names what is counted. */
export function countedList(
  items: readonly (readonly [count: number, what: string])[],
  counted: (count: number) => string,
  language: string,
): string {
  const number = new Intl.NumberFormat(language);
  const parts = items
    .filter(([count]) => count > 0)
    .map(([count, what], at) => `${at === 0 ? counted(count) : number.format(count)} ${what}`);
  return `${parts.join(', ')}.`;
}
