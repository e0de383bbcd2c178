import type { uploadFile } from '@pagewright/contract/files';
import type { z } from 'zod';
import type { Context } from '../../context.ts';

/** What became of a file. */
export type Uploaded = z.output<typeof uploadFile.response>;

/** Keeps what was made of a file, in the transaction of its context. */
export type Keep = (inside: Context) => Promise<Uploaded>;
