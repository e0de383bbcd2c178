/** What a personal API token can allow: reading or writing resources of one kind. Writing does not include reading. */
export const TOKEN_SCOPES = [
  'content:read',
  'content:write',
  'briefs:read',
  'briefs:write',
  'analyses:read',
  'analyses:write',
  'calendar:read',
  'calendar:write',
  'analytics:read',
  'analytics:write',
  'usage:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
