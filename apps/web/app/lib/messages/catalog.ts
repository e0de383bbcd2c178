/** The messages of a language other than English, by the names of their English constants. */
export type Catalog = Readonly<Record<string, unknown>>;
