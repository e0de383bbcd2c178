export { createVendors, type Vendors } from './create-vendors.ts';
export { readOwnKeys, type OwnKey } from './own-keys.ts';
export type { OfferedModel, OfferedSource, Payer, VendorOutcome } from './offered.ts';
export * from './repository.ts';
