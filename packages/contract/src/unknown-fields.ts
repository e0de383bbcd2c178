import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * Fields that clients send and the server ignores: they are its own, or the specification sends them. A body that changes
 * something may hold besides what the endpoint itself answers with, for a client may send back what it has got.
 */
export const IGNORED_FIELDS: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'workspaceId',
  'organizationId',
  'userId',
  'author',
  'authorId',
  'authorEmail',
  'authorName',
  'timestamp',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'removedAt',
  'score',
  'wordCount',
  'viewCount',
  'engagementTime',
  'conversions',
  'publicUrl',
  'publishedRevision',
  'revision',
  'engineVersion',
  'canEdit',
  // How a save came about: meant for changes, harmless on a new item.
  'autosave',
  // What a client that sends back all settings sends of them without a wish.
  'preferences.unset',
  'security.passwordLastChanged',
  'security.recoveryCodesLeft',
  'security.sessions',
  'security.loginHistory',
  'models.available',
  'models.mayLookForLocal',
  'models.mayNameServer',
  'models.server',
]);

/** Fields that hold options, or what another endpoint has answered: more may stand in them than is read. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['options', 'analysisData', 'outline']);

/** Endpoints that answer what they work out: of what they are sent they keep nothing that could be missed later. */
const WORKS_OUT =
  /^\/(?:ai-optimization|analyze-brief|backlink-opportunities|competitive-intelligence|comprehensive-analysis|content-promotion|content-scoring|content\/score|generate-brief|generate-strategy|multi-intent|payment|predictive-analytics|smart-outline)(?:\/|$)|\/write$/;

/**
 * The fields of a body that an endpoint does not know, by their paths, where a client could believe that they were kept:
 * on every endpoint that keeps what it is sent. Those that it ignores on purpose are not among them.
 */
export function unknownFields(call: Endpoint, body: unknown): string[] {
  const isOpen = call.access === 'public' && call.path !== '/contact';
  if (!call.body || call.consumes || isOpen || WORKS_OUT.test(call.path)) return [];
  const own =
    call.method === 'PUT' && call.response instanceof z.ZodObject ? Object.keys(call.response.shape) : [];
  return findUnknown(call.body, body, '').filter((path) => !IGNORED_FIELDS.has(path) && !own.includes(path));
}

function findUnknown(schema: z.core.$ZodType, value: unknown, path: string): string[] {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'object':
      return isRecord(value) ? unknownOf(def, value, path) : [];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((entry, index) => findUnknown(def.element, entry, join(path, String(index))))
        : [];
    case 'union': {
      // Whichever of them is meant: the one that knows most of it.
      const found = def.options.map((option) => findUnknown(option, value, path));
      return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
    }
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, entry]) => findUnknown(def.valueType, entry, join(path, key)))
        : [];
    case 'pipe':
      return findUnknown(def.in._zod.def.type === 'transform' ? def.out : def.in, value, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return findUnknown(def.innerType, value, path);
    default:
      return [];
  }
}

function unknownOf(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  return Object.entries(value).flatMap(([key, entry]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field !== undefined) return OPEN_FIELDS.has(key) ? [] : findUnknown(field, entry, join(path, key));
    return catchall === undefined ? [join(path, key)] : [];
  });
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
