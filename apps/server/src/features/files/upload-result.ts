import type { uploadFile } from '@pagewright/contract/files';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';

/** The result of an upload. */
export type UploadResult = z.output<typeof uploadFile.response>;

/** Stores the result of a file, in the transaction of its context. */
export type StoreResult = (inside: Context) => Promise<UploadResult>;
