import type { MessageSet } from '../../../lib/messages/define-messages.ts';

/** The name of a field; an unknown one as spelled: `primarySeoQuery` becomes "Primary seo query". */
export function fieldLabel(names: MessageSet, name: string): string {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (typeof known === 'string') return known;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names along a field path: `gaps[bee hotels].opportunity` becomes "Gaps › bee hotels › Opportunity". */
export function pathLabel(names: MessageSet, path: string): string {
  return path
    .split(/\.(?![^[]*\])|(?=\[)/)
    .map((part) => (part.startsWith('[') ? part.slice(1, -1) : fieldLabel(names, part)))
    .join(' › ');
}

/** Whether a number under this name is a score out of 100, to be shown as a bar. */
export function isScore(name: string, value: number): boolean {
  return /(score|rating|completeness|readiness)$/i.test(name) && value >= 0 && value <= 100;
}
