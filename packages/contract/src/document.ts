/** The editor's document: what an item's `content` holds, as a JSON string. Start here. */
export * from './document/nodes.ts';
export * from './document/address.ts';
export * from './document/heading-anchor.ts';
export * from './document/text.ts';
export * from './document/fault.ts';
export * from './document/parse.ts';
