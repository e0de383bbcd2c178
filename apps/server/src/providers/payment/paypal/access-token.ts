/** A token is asked anew so long before it ends. */
const EARLY_MS = 60_000;

/** A token of the API with its life in seconds. */
export interface FreshToken {
  readonly text: string;
  readonly lifeSeconds: number;
}

/** Keeps the token of one account for as long as it holds; those who need one at once share one request. */
export class AccessToken {
  private readonly fetchToken: () => Promise<FreshToken>;
  private current: { readonly text: string; readonly until: number } | null = null;
  private coming: Promise<string> | null = null;

  constructor(fetchToken: () => Promise<FreshToken>) {
    this.fetchToken = fetchToken;
  }

  /** @throws what asking for it throws. */
  async get(): Promise<string> {
    if (this.current !== null && Date.now() < this.current.until) return this.current.text;
    this.coming ??= this.renew().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  /** Says that a token was refused, so that the next one is asked anew. */
  forget(text: string): void {
    if (this.current?.text === text) this.current = null;
  }

  private async renew(): Promise<string> {
    const { text, lifeSeconds } = await this.fetchToken();
    this.current = { text, until: Date.now() + lifeSeconds * 1000 - EARLY_MS };
    return text;
  }
}
