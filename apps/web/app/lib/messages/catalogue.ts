/** The messages of a language other than English, by the names of their English constants. */
export type Catalogue = Readonly<Record<string, unknown>>;
