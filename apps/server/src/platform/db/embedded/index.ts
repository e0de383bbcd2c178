export { isHolderStopping } from './data-folder-lock.ts';
export { DEFAULT_DATA_DIR, createDataFolder } from './data-folder.ts';
export { connectEmbeddedDatabase } from './connect-embedded-database.ts';
export { connectionString, startEmbeddedDatabase } from './start-embedded-database.ts';
export type { EmbeddedDatabase } from './start-embedded-database.ts';
export type { EmbeddedLog } from './postmaster.ts';
