/** The editor's document, stored as a JSON string in an item's `content`. Start here. */
export * from './document/nodes.ts';
export * from './document/address.ts';
export * from './document/heading-anchor.ts';
export * from './document/text.ts';
export * from './document/fault.ts';
export * from './document/parse.ts';
