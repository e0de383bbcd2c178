import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';

/** How often the event loop is looked at, in milliseconds. */
const LOOK_MS = 100;
/** A look that is this much later had to wait for a long turn of the event loop. */
const LATE_MS = 100;
/**
 * Requests that came in one turn, or connections that were waiting one after the other, if there is a backlog: with fewer,
 * something else took so long, or the machine is busy.
 */
const REQUESTS_MIN = 50;
/** Share of the turns in which a connection was waiting. The loop accepts one in each. */
const ACCEPTING_SHARE = 0.9;
/** Looks in a row that find a backlog: one alone may be a single long task that requests waited for. */
const LOOKS_MIN = 2;
/** The share of requests halves with each look at a backlog, and grows by this factor with each other one. */
const GROWTH = 1.15;
const SHARE_MIN = 0.02;

/** Which requests a process can take. */
export interface RequestBacklog {
  /** Counts a request, and tells whether to take it; of writes twice the share of reads is taken. */
  takes(kind: 'read' | 'write'): boolean;
}

/**
 * Watches whether requests come faster than the event loop handles them: for `maxMs` without a break, connections have
 * waited to be accepted in every turn of the loop, or turns were long and many requests came in one. From then on only a share
 * of the requests is taken, as large as leaves no backlog. Requests in progress tell nothing: some wait for others, and
 * those of a connection that is not accepted have not begun.
 */
export function watchRequestBacklog(server: Server, maxMs: number): RequestBacklog {
  let share = 1;
  let connections = 0;
  /** The most requests in one turn since the last look, those in the latest turn with requests, and which that was. */
  let [most, requests, requestTurn] = [0, 0, 0];
  let [lookedAt, turns] = [performance.now(), countTurns()];
  let freeAt = lookedAt;
  /** Looks that found a backlog in a row, and the connections that were accepted meanwhile. */
  let [looks, accepted] = [0, 0];
  /** Requests that may be taken, by kind: shares add up to one. */
  const credit = { read: 0, write: 0 };
  const look = (): void => {
    const [now, allTurns] = [performance.now(), countTurns()];
    const isLate = now - lookedAt > LOOK_MS + LATE_MS && most >= REQUESTS_MIN;
    const isAccepting = connections > 0 && connections >= ACCEPTING_SHARE * (allTurns - turns);
    accepted += connections;
    [lookedAt, turns, most, connections] = [now, allTurns, 0, 0];
    looks = isLate || isAccepting ? looks + 1 : 0;
    const areMany = isLate || accepted >= REQUESTS_MIN;
    if (looks === 0) {
      [freeAt, accepted] = [now, 0];
      share = Math.min(1, share * GROWTH);
    } else if (share < 1 || (areMany && looks >= LOOKS_MIN && now - freeAt >= maxMs))
      share = Math.max(SHARE_MIN, share / 2);
  };
  server.on('connection', () => {
    connections += 1;
  });
  const timer = setInterval(look, LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
  return {
    takes(kind) {
      const turn = countTurns();
      requests = turn === requestTurn ? requests + 1 : 1;
      requestTurn = turn;
      most = Math.max(most, requests);
      if (share === 1) return true;
      credit[kind] = Math.min(1, credit[kind] + (kind === 'read' ? share : 2 * share));
      if (credit[kind] < 1) return false;
      credit[kind] -= 1;
      return true;
    },
  };
}

/** The turns that the event loop has made. */
const countTurns = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;
