import { randomUUID } from 'node:crypto';
import type { TestPerson, TestServer } from '../../../../../../tests/server/test-server.ts';

const provenance = { kind: 'measured', method: 'pages read' };

/** A content gap result with this many gaps. */
export function createGaps(count: number, word = 'bee hotel'): Readonly<Record<string, unknown>> {
  const names = Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
  const page = { url: 'https://rival.example/guide', title: 'A guide', sign: 'title' };
  const read = { foundBy: 'sitemap', readAt: '2026-11-01T10:00:00.000Z', problem: null };
  return {
    gaps: names.map((keyword, at) => ({
      keyword,
      opportunity: 90 - (at % 80),
      parts: [],
      priority: at < 3 ? 'high' : 'medium',
      missingCompetitors: ['other.example'],
      demand: at === 0 ? 1200 : null,
      isCertain: at !== 1,
      pages: [{ ...page, competitor: 'rival.example' }],
      provenance,
    })),
    matrix: names.map((keyword) => ({
      keyword,
      ours: null,
      competitors: [
        { competitor: 'rival.example', page },
        { competitor: 'other.example', page: null },
      ],
    })),
    sites: [
      {
        ...read,
        site: 'rival.example',
        url: 'https://rival.example/',
        pages: 20,
        known: 340,
        missed: [
          { url: 'https://rival.example/slow', code: 'timeout', message: 'It took too long to answer.' },
        ],
      },
      { ...read, site: 'other.example', url: 'https://other.example/', pages: 12, known: 12, missed: [] },
    ],
    ownPages: 42,
    own: { site: 'ours.example', by: 'named' },
    notice: null,
    provenance,
  };
}

/** Stores a content gap result as a run of a person and returns its id. */
export async function insertGapsRun(
  server: TestServer,
  person: TestPerson,
  result: Readonly<Record<string, unknown>> = createGaps(12),
): Promise<string> {
  const id = randomUUID();
  await server.sql.query(
    `insert into analysis_run (id, workspace_id, author_id, author_name, kind, label, inputs, result, provenance)
     values ($1, $2, $3, $4, 'track-gaps', 'rival.example, other.example', '{}', $5, $6)`,
    [id, person.workspaceId, person.userId, person.name, JSON.stringify(result), JSON.stringify(provenance)],
  );
  return id;
}
