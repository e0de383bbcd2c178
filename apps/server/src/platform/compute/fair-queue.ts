import type { TaskKind } from './task.ts';

/** The owner and the kind of a job. */
export interface Queued {
  readonly workspaceId: string;
  readonly userId: string;
  readonly kind: TaskKind;
}

/**
 * Waiting jobs. Workspaces take turns, the one served most recently goes last. Within a workspace it is first come, first
 * served, but a user has only one job of each kind running at a time.
 */
export class FairQueue<Job extends Queued> {
  /** By workspace, in the order in which workspaces are served. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #running = new Set<string>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many jobs of a user are waiting. */
  countOf({ workspaceId, userId }: Pick<Job, 'workspaceId' | 'userId'>): number {
    return this.#waiting.get(workspaceId)?.filter((job) => job.userId === userId).length ?? 0;
  }

  add(job: Job): void {
    const jobs = this.#waiting.get(job.workspaceId);
    if (jobs) jobs.push(job);
    else this.#waiting.set(job.workspaceId, [job]);
    this.#size += 1;
  }

  /** Takes the next job that may run; its user's other jobs of that kind wait until `end`. */
  take(mayRun: (kind: TaskKind) => boolean): Job | undefined {
    for (const [workspaceId, jobs] of this.#waiting) {
      const at = jobs.findIndex((job) => mayRun(job.kind) && !this.#running.has(placeOf(job)));
      const job = jobs[at];
      if (!job) continue;
      this.#remove(workspaceId, jobs, at);
      // Its workspace moves to the end of the line.
      if (jobs.length > 0) {
        this.#waiting.delete(workspaceId);
        this.#waiting.set(workspaceId, jobs);
      }
      this.#running.add(placeOf(job));
      return job;
    }
    return undefined;
  }

  /** Call when a taken job has finished. */
  end(job: Job): void {
    this.#running.delete(placeOf(job));
  }

  /** Removes a waiting job; false if it is not waiting. */
  drop(job: Job): boolean {
    const jobs = this.#waiting.get(job.workspaceId);
    const at = jobs?.indexOf(job) ?? -1;
    if (!jobs || at === -1) return false;
    this.#remove(job.workspaceId, jobs, at);
    return true;
  }

  /** Removes and returns all waiting jobs. */
  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return jobs;
  }

  #remove(workspaceId: string, jobs: Job[], at: number): void {
    jobs.splice(at, 1);
    this.#size -= 1;
    if (jobs.length === 0) this.#waiting.delete(workspaceId);
  }
}

const placeOf = ({ workspaceId, userId, kind }: Queued): string => `${kind} ${workspaceId} ${userId}`;
