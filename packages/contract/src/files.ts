import { z } from 'zod';
import { contentCardSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { UPLOAD_BYTES_MAX } from './limits.ts';

const imageFileSchema = z.object({
  id: z.string(),
  url: z.string().describe('Stable, unguessable URL under `/files/`.'),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  mediaType: z.string(),
});
export type ImageFile = z.output<typeof imageFileSchema>;

/** `type` is the file type that the sender claims. If the content disagrees, the upload is refused with 415. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/upload',
  feature: 'files',
  summary:
    'Uploads an image for the editor, or a document (Markdown, HTML, text, DOCX, WordPress WXR) that becomes drafts.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  consumes: 'multipart/form-data',
  bodyLimit: UPLOAD_BYTES_MAX + 100_000,
  body: z.object({
    file: z.string().meta({ format: 'binary' }),
    type: z.enum(['image', 'document']).optional(),
  }),
  status: 201,
  response: z.object({
    success: z.literal(true),
    file: imageFileSchema.nullable().describe('The stored image, re-encoded.'),
    content: z.array(contentCardSchema).describe('Drafts created from a document.'),
    skipped: z.array(z.object({ title: z.string(), reason: z.string() })),
  }),
  refusals: [413, 415, 422],
});
