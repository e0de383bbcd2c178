export { createVendors, type Vendors } from './create-vendors.ts';
export { MODEL_SERVER_KEY, readOwnKeys, readServerKey } from './own-keys.ts';
export type { OfferedModel, OfferedSource, VendorOutcome } from './offered.ts';
export * from './repository.ts';
