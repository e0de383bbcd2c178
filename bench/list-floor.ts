/**
 * The list's baseline: bare Fastify, one prepared statement, JSON.stringify. No token, no policy, no total. list.ts
 * starts it with an IPC channel, over which it sends its port.
 */
import { fastify } from 'fastify';
import pg from 'pg';

const SELECT = `
  select c.id, c.workspace_id, c.title, c.excerpt, c.category, c.status, c.tags, c.meta_title, c.meta_description,
    c.keywords, c.primary_keyword, c.content_type, c.slug, c.scheduled_for, c.score, c.word_count, s.view_count,
    s.engagement_time, s.conversions, c.author_id, c.author_email, c.author_name, c.revision, c.created_at,
    c.updated_at, c.published_at, p.slug as public_slug
  from content c left join publication p on p.content_id = c.id
    left join content_stats s on s.content_id = c.id
  where c.workspace_id = $1 and c.author_id = $2 and c.status = $3 and c.removed_at is null
  order by c.updated_at desc, c.id desc limit 20`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = fastify();

app.get<{ Querystring: { workspaceId: string; authorId: string; status: string } }>(
  '/list',
  async (request, reply) => {
    const { workspaceId, authorId, status } = request.query;
    const { rows } = await pool.query({
      name: 'list',
      text: SELECT,
      values: [workspaceId, authorId, status],
    });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ content: rows }));
  },
);

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
if (typeof address !== 'object' || address === null) throw new Error('the floor does not listen');
process.send?.(address.port);
process.on('disconnect', () => process.exit(0));
