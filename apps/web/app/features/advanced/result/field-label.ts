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

/** How the entries of a list and the codes that name fields are shown. */
type ShowEntry = (list: string, name: string) => string;

/** Fields whose inner fields are codes: "Types of pages › Guide". */
const KEYED_BY_CODE: ReadonlySet<string> = new Set(['contentTypes', 'probabilities', 'moves']);

/**
 * The names along a field path: `gaps[bee hotels].opportunity` becomes "Gaps › bee hotels › Opportunity". A result
 * within a result, such as `parts.gaps.result.gaps`, is called by its part.
 */
export function pathLabel(names: MessageSet, path: string, show: ShowEntry = (_list, name) => name): string {
  const fields = path.split(/\.(?![^[]*\])|(?=\[)/);
  const labels = fields.flatMap((field, at) => {
    const outer = fields[at - 1] ?? '';
    if (field.startsWith('[')) return show(outer, field.slice(1, -1));
    if (KEYED_BY_CODE.has(outer)) return show(outer, field);
    if (outer === 'parts') return show('part', field);
    const isOuter = field === 'parts' && at === 0 && fields.length > 1 && !fields[1]?.startsWith('[');
    return isOuter || (field === 'result' && at > 0) ? [] : fieldLabel(names, field);
  });
  return labels.filter((label, at) => label !== '' && label !== labels[at - 1]).join(' › ');
}

/** Whether a number under this name is a score out of 100, to be shown as a bar. */
export function isScore(name: string, value: number): boolean {
  return /(score|rating|completeness|readiness)$/i.test(name) && value >= 0 && value <= 100;
}
