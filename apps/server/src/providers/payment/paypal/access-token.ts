/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000;

/** An API token with its lifetime in seconds. */
export interface FreshToken {
  readonly text: string;
  readonly lifeSeconds: number;
}

/** Caches an account's token as long as it is valid; simultaneous callers share one request. */
export class AccessToken {
  private readonly fetchToken: () => Promise<FreshToken>;
  private current: { readonly text: string; readonly until: number } | null = null;
  private coming: Promise<string> | null = null;

  constructor(fetchToken: () => Promise<FreshToken>) {
    this.fetchToken = fetchToken;
  }

  /** @throws any error of requesting it. */
  async get(): Promise<string> {
    if (this.current !== null && Date.now() < this.current.until) return this.current.text;
    this.coming ??= this.renew().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  /** Marks a token as refused, so that the next call requests a new one. */
  forget(text: string): void {
    if (this.current?.text === text) this.current = null;
  }

  private async renew(): Promise<string> {
    const { text, lifeSeconds } = await this.fetchToken();
    this.current = { text, until: Date.now() + lifeSeconds * 1000 - EARLY_MS };
    return text;
  }
}
