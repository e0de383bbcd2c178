import {
  PAGE_SPEED_GROUPS,
  SPEED_DEVICES,
  SPEED_METRICS,
  type PageSpeedGroup,
  type PageSpeedRow,
  type readPageSpeed as call,
  type SpeedFieldData,
  type SpeedMetric,
  type SpeedOnDevice,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { describeImportProblem } from '../scheduled-imports/describe-import-problem.ts';
import { PageSpeedError, type FieldData } from '../../../providers/page-speed/port.ts';
import { findSpeedConnection, type SpeedConnectionRow } from './connection-repository.ts';
import { distanceFromGood, groupOf, rateFieldData, rateMetric } from './rate-speed.ts';
import {
  findEarlier,
  listSpeedTargets,
  type EarlierPercentiles,
  type SpeedTargetRow,
} from './record-repository.ts';

type Earlier = Awaited<ReturnType<typeof findEarlier>>;

/** Returns what Chrome users experienced on the workspace's own site and its pages, worst first. */
export async function showPageSpeed(
  ctx: Context,
  { group, search = '', offset, limit }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId } = ctx.actor;
  const connection = await findSpeedConnection(ctx.db, workspaceId);
  const targets = connection ? await listSpeedTargets(ctx.db, workspaceId) : [];
  const pages = targets
    .filter(({ isOrigin }) => !isOrigin)
    .map((row) => ({ row, group: groupOf(row), distance: distanceFromGood(row) }));
  const wanted = search.toLowerCase();
  const found = pages
    .filter((page) => group === undefined || page.group === group)
    .filter(({ row }) => `${row.url}\n${row.title}`.toLowerCase().includes(wanted))
    .toSorted(
      (a, b) =>
        PAGE_SPEED_GROUPS.indexOf(a.group) - PAGE_SPEED_GROUPS.indexOf(b.group) ||
        b.distance - a.distance ||
        a.row.url.localeCompare(b.row.url),
    );
  const shown = found.slice(offset, offset + limit).map(({ row }) => row);
  const origin = targets.find(({ isOrigin }) => isOrigin);
  const earlier = await findEarlier(
    ctx.db,
    [...shown, ...(origin ? [origin] : [])].map(({ id }) => id),
  );
  const countOf = (name: PageSpeedGroup): number => pages.filter((page) => page.group === name).length;
  return {
    isConnected: connection !== undefined,
    site: connection?.origin ?? null,
    problem: connection ? showProblem(connection) : null,
    origin: origin ? showDevices(origin, earlier) : null,
    pages: shown.map((row) => showSpeedPage(row, earlier)),
    total: found.length,
    nextOffset: offset + limit < found.length ? offset + limit : null,
    groups: Object.fromEntries(PAGE_SPEED_GROUPS.map((name) => [name, countOf(name)])) as Record<
      PageSpeedGroup,
      number
    >,
    provenance: { kind: 'measured', method: 'Chrome UX Report' },
  };
}

/** Maps the problem of a connection to its API form. */
export function showProblem({ problem, problemSince, createdAt }: SpeedConnectionRow) {
  if (problem === null) return null;
  return {
    code: problem,
    message: describeImportProblem(new PageSpeedError(problem)),
    since: (problemSince ?? createdAt).toISOString(),
  };
}

/** Maps a page with its field data. */
export function showSpeedPage(row: SpeedTargetRow, earlier: Earlier): PageSpeedRow {
  return { url: row.url, title: row.title, ...showDevices(row, earlier) };
}

function showDevices(row: SpeedTargetRow, earlier: Earlier) {
  const [phone, desktop] = SPEED_DEVICES.map((device): SpeedOnDevice => {
    const data = row.data[device];
    if (data === null)
      return { state: row.checkedAt === null ? 'not_checked' : 'not_enough_visits', data: null };
    return { state: 'measured', data: showData(data, earlier(row.id, device)) };
  }) as [SpeedOnDevice, SpeedOnDevice];
  return { checkedAt: row.checkedAt?.toISOString() ?? null, phone, desktop };
}

function showData(data: FieldData, before: EarlierPercentiles): SpeedFieldData {
  const metrics = Object.fromEntries(
    SPEED_METRICS.map((name) => {
      const metric = data[name];
      return [name, metric && { ...metric, rating: rateMetric(name, metric.p75), before: before[name] }];
    }),
  ) as Pick<SpeedFieldData, SpeedMetric>;
  return { rating: rateFieldData(data), ...metrics, from: data.from, to: data.to };
}
