import { createSchemaCheck } from '../google-account/create-schema-check.ts';
import discovery from './discovery.json' with { type: 'json' };

/** What Google's discovery documents say of a value: a sentence where it is wrong, null where it fits. */
export const discoveryProblem = createSchemaCheck(discovery.schemas);

/** What the document says of the parameters of `runPagespeed`: a sentence where one is wrong, null where all fit. */
export function parameterProblem(query: URLSearchParams): string | null {
  if (!query.has('url')) return 'url is required';
  const known: Readonly<
    Record<string, { readonly type?: string; readonly enum?: readonly string[]; readonly pattern?: string }>
  > = discovery.parameters;
  for (const [name, value] of query) {
    const parameter = known[name];
    if (!parameter) return `unknown parameter ${name}`;
    if (parameter.enum && !parameter.enum.includes(value)) return `${name}: ${value}`;
    const pattern = parameter.pattern?.replace('(?i)', '');
    if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'i').test(value)) return `${name}: ${value}`;
  }
  return null;
}
