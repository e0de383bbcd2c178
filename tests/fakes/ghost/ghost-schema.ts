import { Ajv, type ValidateFunction } from 'ajv';
import { readApiDescription } from '../language-model/read-api-description.ts';

const FOLDER = 'ghost/admin-api-schema-4.7.5';
const DEPENDED_ON = ['posts', 'tags', 'images'] as const;
const NAMES = ['posts-add', 'posts-edit', 'images-upload'] as const;

/**
 * Validates posts and images with Ghost's own schemas. Returns an error, or null if the value is valid or the schemas
 * are absent.
 */
export function findGhostError(name: (typeof NAMES)[number], value: unknown): string | null {
  const check = checksOnce()?.get(name);
  if (!check || check(value)) return null;
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
}

let checks: ReadonlyMap<string, ValidateFunction> | null | undefined;

function checksOnce(): typeof checks {
  if (checks !== undefined) return checks;
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  for (const name of DEPENDED_ON) {
    const schema = readApiDescription(`${FOLDER}/${name}.json`);
    if (schema === null) return (checks = null);
    ajv.addSchema(schema as object);
  }
  checks = new Map(
    NAMES.map((name) => [name, ajv.compile(readApiDescription(`${FOLDER}/${name}.json`) as object)]),
  );
  return checks;
}
