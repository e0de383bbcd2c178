import type { CallInput, Endpoint } from '@pagewright/contract/endpoint';

/** Downloads a file with the user's token. The code for it loads on the first download. */
export async function download<const Call extends Endpoint>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const { saveFile } = await import('./save-file.ts');
  await saveFile(call, input);
}
