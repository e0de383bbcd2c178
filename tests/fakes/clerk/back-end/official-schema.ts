import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readApiDescription } from '../../language-model/read-api-description.ts';
import { toAjvSchema } from '../../openai/open-api.ts';
import type { ServiceRequest } from '../../service/start-fake-service.ts';

interface Operation {
  readonly parameters?: readonly { readonly $ref?: string; readonly in?: string; readonly name?: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Record<string, { additionalProperties?: unknown }>>>;
  readonly 'x-webhooks'?: Readonly<Record<string, { readonly post: Operation }>>;
}

/** One of Clerk's own descriptions, which requests, responses, and events are validated against. */
class Official {
  readonly description: Description;
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  private readonly checks = new Map<string, ValidateFunction>();
  private readonly name: string;

  constructor(name: string, description: Description) {
    this.name = name;
    this.description = description;
    this.ajv.addSchema({ $id: name, ...(toAjvSchema(description) as object) });
  }

  /** Returns what violates the schema at a place in a value, or null. */
  wrong(place: readonly string[], value: unknown): string | null {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const ref = `${this.name}#/${encodeURI(pointer)}`;
    const check = this.checks.get(ref) ?? this.ajv.compile({ $ref: ref });
    this.checks.set(ref, check);
    if (check(value)) return null;
    return (check.errors ?? [])
      .slice(0, 4)
      .map(({ instancePath, message }) => `${instancePath} ${message}`)
      .join('; ');
  }
}

/** Described as closed but extended in events, so that no value could be valid. */
const CLOSED_AND_WIDENED = ['Session', 'OrganizationInvitation'];

const read = new Map<string, Official | null>();
function official(file: string): Official | null {
  const known = read.get(file);
  if (known !== undefined) return known;
  const description = readApiDescription(`clerk/${file}`) as Description | null;
  for (const name of CLOSED_AND_WIDENED)
    delete description?.components['schemas']?.[name]?.additionalProperties;
  const made = description === null ? null : new Official(file.split('_', 1)[0] ?? file, description);
  read.set(file, made);
  return made;
}
const backEnd = () => official('bapi_2026-05-12_trimmed.json');
const webhooks = () => official('webhooks_2025-04-15.json');

/** The described path that matches a request's path, without the version. */
function describedPath({ paths }: Description, path: string): string | null {
  const parts = path.split('/');
  const found = Object.keys(paths).find((candidate) => {
    const wanted = candidate.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
  return found ?? null;
}

/** Returns what violates the official description in a request; null if nothing does or the description is absent. */
export function findRequestError(request: ServiceRequest, path: string): string | null {
  const schema = backEnd();
  if (schema === null) return null;
  const described = describedPath(schema.description, path);
  const method = request.method.toLowerCase();
  const operation = described === null ? undefined : schema.description.paths[described]?.[method];
  if (described === null || operation === undefined) return `${request.method} ${path} is not described`;
  const names = new Set(
    (operation.parameters ?? []).map((parameter) => parameterName(schema.description, parameter)),
  );
  const unknown = [...request.query.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) return `unknown parameter ${unknown}`;
  if (operation.requestBody === undefined)
    return request.text === '' ? null : 'a body where none is described';
  if (request.headers['content-type'] !== 'application/json') return 'the body is no JSON';
  const body = ['paths', described, method, 'requestBody', 'content', 'application/json', 'schema'];
  return schema.wrong(body, request.body);
}

function parameterName({ components }: Description, parameter: { $ref?: string; name?: string }): string {
  const name = parameter.$ref?.split('/').at(-1);
  return (
    (name === undefined
      ? parameter.name
      : (components['parameters']?.[name] as { name?: string } | undefined)?.name) ?? ''
  );
}

/** Fails the test if the fake sends a response that Clerk would not. */
export function assertResponseMatchesSchema(
  request: ServiceRequest,
  path: string,
  status: number,
  body: unknown,
): void {
  const schema = backEnd();
  const described = schema === null ? null : describedPath(schema.description, path);
  if (schema === null || described === null) return;
  const method = request.method.toLowerCase();
  const response = schema.description.paths[described]?.[method]?.responses[String(status)];
  if (typeof response !== 'object' || response === null) return;
  const ref: unknown = Reflect.get(response, '$ref');
  const place =
    typeof ref === 'string'
      ? ref.slice(2).split('/')
      : ['paths', described, method, 'responses', String(status)];
  if (typeof ref !== 'string' && !('content' in response)) return;
  assertValid(
    schema.wrong([...place, 'content', 'application/json', 'schema'], body),
    `${method} ${described}`,
  );
}

/** Fails the test if the fake sends an event that Clerk would not. */
export function assertEventMatchesSchema(type: string, event: unknown): void {
  const schema = webhooks();
  if (schema === null || !Object.hasOwn(schema.description['x-webhooks'] ?? {}, type)) return;
  const place = ['x-webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'];
  assertValid(schema.wrong(place, event), type);
}

function assertValid(wrong: string | null, what: string): void {
  if (wrong !== null) throw new Error(`the stand-in of Clerk is wrong in ${what}: ${wrong}`);
}
