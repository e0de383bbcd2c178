export { createSecrets, UnreadableSecretError, type SecretPlace, type Secrets } from './create-secrets.ts';
export { readSecretsKeys } from './read-secrets-keys.ts';
export {
  checkSharedKeys,
  checkStoredKeys,
  fingerprintOfKeys,
  fingerprintOfSecretKey,
  splitKeys,
} from './shared-keys.ts';
