export { isHolderStopping } from './holder.ts';
export { DEFAULT_DATA_DIR, makeDataFolder } from './data-folder.ts';
export { reachEmbeddedDatabase } from './reach-embedded-database.ts';
export { connectionString, startEmbeddedDatabase } from './start-embedded-database.ts';
export type { EmbeddedDatabase } from './start-embedded-database.ts';
export type { EmbeddedLog } from './postmaster.ts';
