import { createSchemaCheck } from '../google-account/create-schema-check.ts';
import discovery from './discovery.json' with { type: 'json' };

/** Validates a value against Google's discovery document. Returns an error or null. */
export const findDiscoveryError = createSchemaCheck(discovery.schemas);
