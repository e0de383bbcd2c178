import { createHash } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;
type TransactionAdapter = Omit<Adapter, 'transaction'>;
type Where = NonNullable<Parameters<Adapter['count']>[0]['where']>;

/** The stored form of a session token: its SHA-256, base64url. */
export function sessionTokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The library's database access, with session tokens stored as digests only: reading the database gives nobody a
 * session. The library itself still works with the tokens, which only browsers store.
 */
export function withHashedSessionTokens(factory: AdapterFactory): AdapterFactory {
  return (options) => {
    const adapter = factory(options);
    return {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((inside) => work(hashing(inside))),
    };
  };
}

function hashing<Inner extends TransactionAdapter>(inner: Inner): Inner {
  const methods: TransactionAdapter = {
    ...inner,
    create: async (input) => {
      const created: unknown = await inner.create(withDigest(input, 'data'));
      return restored(created, input.model, tokenOf(input.data)) as never;
    },
    findOne: async (input) =>
      restored(await inner.findOne(withWhere(input)), input.model, soughtToken(input.where)) as never,
    findMany: (input) => inner.findMany(withWhere(input)),
    count: (input) => inner.count(withWhere(input)),
    update: async (input) =>
      restored(
        await inner.update(withWhere(withDigest(input, 'update'))),
        input.model,
        tokenOf(input.update) ?? soughtToken(input.where),
      ) as never,
    updateMany: (input) => inner.updateMany(withWhere(withDigest(input, 'update'))),
    delete: (input) => inner.delete(withWhere(input)),
    deleteMany: (input) => inner.deleteMany(withWhere(input)),
    consumeOne: async (input) =>
      restored(await inner.consumeOne(withWhere(input)), input.model, soughtToken(input.where)) as never,
    incrementOne: (input) => inner.incrementOne(withWhere(input)),
  };
  return methods as Inner;
}

const isSession = (model: string): boolean => model === 'session';

function withWhere<Input extends { readonly model: string; readonly where?: Where | undefined }>(
  input: Input,
): Input {
  if (!isSession(input.model) || input.where === undefined) return input;
  const where = input.where.map((condition) => {
    if (condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: sessionTokenDigest(value) };
    if (Array.isArray(value))
      return { ...condition, value: value.map((token) => sessionTokenDigest(String(token))) };
    return condition;
  });
  return { ...input, where };
}

function withDigest<Input extends { readonly model: string }>(input: Input, part: keyof Input): Input {
  const values = input[part] as Readonly<Record<string, unknown>>;
  const token = tokenOf(values);
  if (!isSession(input.model) || token === null) return input;
  return { ...input, [part]: { ...values, token: sessionTokenDigest(token) } };
}

/** The token a condition looks for; null if there is none, or several. */
function soughtToken(where: Where): string | null {
  const value = where.find(({ field }) => field === 'token')?.value;
  return typeof value === 'string' ? value : null;
}

function tokenOf(values: Readonly<Record<string, unknown>>): string | null {
  return typeof values['token'] === 'string' ? values['token'] : null;
}

/** A session as the library wrote or requested it, with its token; one found otherwise has the digest. */
function restored(found: unknown, model: string, token: string | null): unknown {
  if (!isSession(model) || token === null || typeof found !== 'object' || found === null) return found;
  return { ...found, token };
}
