export * from './content.ts';
export * from './generation.ts';
export * from './identity.ts';
export * from './operation.ts';
export * from './outline.ts';
export * from './research.ts';
export * from './strategy.ts';
export * from './usage.ts';
