import type { CallInput, Endpoint } from '@pagewright/contract/endpoint';

/** Fetches a file with the user's token and hands it to the browser to keep. What does so is loaded at the first download. */
export async function download<const Call extends Endpoint>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const { saveFile } = await import('./save-file.ts');
  await saveFile(call, input);
}
