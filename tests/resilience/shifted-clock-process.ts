// Preloaded by a test: shifts the server's clock by `?ms=` milliseconds, but not the database's.
const ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, given: readonly unknown[], self) =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given, self) as object,
});
Date.now = () => now() + ahead;
