import type { Call, Schema } from './api-document.ts';

const DEPTH_MAX = 5;

/** A shell example; `TOKEN` holds the token. */
export function curlExample(call: Call, server: string): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `<${name}>`);
  const query = call.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sample(schema, name)))}`)
    .join('&');
  const lines = [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} '${server}${path}${query === '' ? '' : `?${query}`}'`,
    ...(call['x-access'] === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
  ];
  const [media, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  if (media === 'multipart/form-data') lines.push("-F 'file=@article.md'");
  else if (media !== undefined && body) {
    lines.push(
      `-H 'Content-Type: ${media}'`,
      `-d '${JSON.stringify(sample(body.schema, 'body')).replaceAll("'", String.raw`'\''`)}'`,
    );
  }
  const [answer] = Object.keys(Object.values(call.responses)[0]?.content ?? {});
  if (answer === 'application/octet-stream') lines.push('-OJ');
  return lines.join(' \\\n  ');
}

/** An example value: required fields only, with placeholder text. */
function sample(schema: Schema, name: string, depth = 0): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (choice) return sample(choice, name, depth);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object': {
      const required = schema.required ?? [];
      const shown =
        required.length > 0 || depth > 0 ? required : Object.keys(schema.properties ?? {}).slice(0, 1);
      return depth > DEPTH_MAX
        ? {}
        : Object.fromEntries(
            shown.map((key) => [key, sample(schema.properties?.[key] ?? {}, key, depth + 1)]),
          );
    }
    case 'array':
      return typeof schema.items === 'object' ? [sample(schema.items, name, depth + 1)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.format === 'date-time' ? '2030-01-31T09:00:00Z' : `<${name}>`;
  }
}
