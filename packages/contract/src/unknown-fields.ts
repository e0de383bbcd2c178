import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * Fields that clients send and the server ignores: they belong to the server, or the specification sends them. A body
 * that changes something can also contain what the endpoint itself returns, since a client may send back what it
 * received.
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
  // How a save was triggered: meant for changes, harmless on a new item.
  'autosave',
  // Sent by clients that send back all settings, without asking for a change.
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

/** Fields for options or for the response of another endpoint. They can contain more than is read. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['options', 'analysisData', 'outline']);

/**
 * Endpoints that only compute a response: they store nothing of their input that a client could miss later. Sending an
 * outline to the editor stores a draft.
 */
const WORKS_OUT =
  /^\/(?:ai-optimization|analyze-brief|backlink-opportunities|competitive-intelligence|comprehensive-analysis|content-promotion|content-scoring|content\/score|generate-brief|generate-strategy|multi-intent|payment|predictive-analytics|smart-outline(?!\/send-to-editor$))(?:\/|$)|\/write$/;

/**
 * The paths of unknown fields in a body, on every endpoint that stores its input, where a client could believe that
 * they were saved. Fields that are ignored on purpose are not included.
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
      // The intended option is the one that knows most fields.
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
