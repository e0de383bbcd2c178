/** Chrome's Prompt API as documented; other browsers do not have it. */
interface BrowserSession {
  promptStreaming(
    prompt: string,
    options: { readonly signal: AbortSignal; readonly responseConstraint: object },
  ): ReadableStream<string>;
  destroy(): void;
}

/** Reports the model's download progress: `loaded` from 0 to 1. */
interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
}

interface BrowserModel {
  availability(): Promise<BrowserModelState>;
  create(options: {
    readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
    readonly signal: AbortSignal;
    readonly monitor: (monitor: DownloadMonitor) => void;
  }): Promise<BrowserSession>;
}

/** Whether the browser has a model: ready, downloadable, downloading, or none. */
export type BrowserModelState = 'available' | 'downloadable' | 'downloading' | 'unavailable';

/** The model's input: our instructions, the data, and the JSON Schema of its output. */
export interface BrowserPrompt {
  readonly instructions: string;
  readonly prompt: string;
  readonly form: object;
}

const model = (): BrowserModel | undefined =>
  (globalThis as { readonly LanguageModel?: BrowserModel }).LanguageModel;

/** Whether this browser has its own model. Never throws: unknown counts as none. */
export async function browserModelState(): Promise<BrowserModelState> {
  try {
    return (await model()?.availability()) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Prompts the browser's own model and returns its full output, reporting partial output on the way. Always ends the
 * session.
 * @throws whatever the browser throws: no model, too long a prompt, or the signal's reason.
 */
export async function promptBrowserModel(
  { instructions, prompt, form }: BrowserPrompt,
  {
    signal,
    onDownload,
    onText,
  }: {
    readonly signal: AbortSignal;
    /** Receives the model's download progress, 0 to 1. */
    readonly onDownload: (share: number) => void;
    readonly onText: (text: string) => void;
  },
): Promise<string> {
  const own = model();
  if (own === undefined) throw new Error('this browser has no model');
  const session = await own.create({
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    const reader = session.promptStreaming(prompt, { signal, responseConstraint: form }).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      onText(text);
    }
  } finally {
    session.destroy();
  }
}
