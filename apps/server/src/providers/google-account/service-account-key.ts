import { z } from 'zod';

/** Credentials for signing requests on behalf of a service account. */
export interface ServiceAccountKey {
  readonly email: string;
  readonly keyId: string;
  /** PKCS #8 as PEM. */
  readonly privateKey: string;
}

// The token URL in the file is ignored: otherwise an uploaded file could choose where a signed assertion is sent.
const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.email().max(320),
  private_key_id: z.string().min(1).max(200),
  private_key: z
    .string()
    .max(8_000)
    .regex(/^-----BEGIN PRIVATE KEY-----[\s\S]+-----END PRIVATE KEY-----\s*$/),
});

/** Parses the JSON key file of a Google Cloud service account; null if it is none. */
export function parseServiceAccountKey(text: string): ServiceAccountKey | null {
  const parsed = keySchema.safeParse(readJson(text));
  if (!parsed.success) return null;
  const { client_email: email, private_key_id: keyId, private_key: privateKey } = parsed.data;
  return { email, keyId, privateKey };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
