// Loaded before a server by a test: the server's clock is off by `?ms=` milliseconds, the database's is not.
const ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, given: readonly unknown[], self) =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given, self) as object,
});
Date.now = () => now() + ahead;
