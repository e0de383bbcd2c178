export { createSecrets, UnreadableSecretError, type SecretPlace, type Secrets } from './create-secrets.ts';
export { readSecretsKeys } from './read-secrets-keys.ts';
export { checkSharedKeys, fingerprintOfKeys } from './shared-keys.ts';
