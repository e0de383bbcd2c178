/** Process-local state that decides whether it can serve. */
export interface Readiness {
  /** `null`: serving. */
  state(): 'starting' | 'stopping' | null;
  /** Whether its jobs, if any, recently looked for work. */
  areJobsRunning(): boolean;
  /** `null`: other processes run the jobs. */
  started(jobs: { isRunning(): boolean } | null): void;
  stopping(): void;
}

/** Creates the readiness of a server that is starting. */
export function createReadiness(): Readiness {
  let state: 'starting' | 'stopping' | null = 'starting';
  let jobs: { isRunning(): boolean } | null = null;
  return {
    state: () => state,
    areJobsRunning: () => jobs?.isRunning() ?? state !== 'starting',
    started(running) {
      jobs = running;
      if (state === 'starting') state = null;
    },
    stopping() {
      state = 'stopping';
    },
  };
}
