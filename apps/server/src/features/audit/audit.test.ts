import { exportAudit, listAudit } from '@pagewright/contract/audit';
import { createContent, removeContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();

test('only admins read the audit log, newest first, and export it', async () => {
  const admin = await server.signUp('Ada');
  const member = await signUpTeammate(server, admin, 'basic_member', '=Max');
  const stranger = await server.signUp();
  await server.call(stranger, createContent, { body: { title: 'Not of this workspace' } });
  const { body: item } = await server.call(member, createContent, { body: { title: '=cmd, "quoted"' } });
  await server.call(admin, createContent, { body: { title: 'Second' } });
  await server.call(member, removeContent, { params: { id: item.id } });

  const first = await server.call(admin, listAudit, { query: { limit: 2 } });
  expect(first.body.entries).toMatchObject([
    { action: 'content.remove', subject: item.id, subjectName: '=cmd, "quoted"', actor: { name: '=Max' } },
    { action: 'content.create', subjectName: 'Second', actor: { id: admin.userId, name: 'Ada' } },
  ]);
  const { body: rest } = await server.call(admin, listAudit, {
    query: { limit: 2, cursor: first.body.nextCursor ?? '' },
  });
  expect(rest.entries).toMatchObject([{ action: 'content.create', subject: item.id }]);
  expect(rest.nextCursor).toBeNull();
  expect((await server.call(admin, listAudit, { query: { cursor: 'x' } })).status).toBe(400);

  for (const call of [listAudit, exportAudit]) {
    expect((await server.send(`/api${call.path}`, { person: member })).status).toBe(403);
    expect((await server.send(`/api${call.path}`)).status).toBe(401);
  }
  const file = await server.send(`/api${exportAudit.path}`, { person: admin });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="activity-[\d-]+\.csv"/);
  const [header, removed, ...others] = String(file.body).replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe('createdAt,actor,actorId,action,subject,subjectName,detail');
  expect(others).toHaveLength(2);
  // Spreadsheet formulas are exported as text.
  expect(removed).toContain(`,'=Max,${member.userId},content.remove,${item.id},"'=cmd, ""quoted""",`);
  expect(String(file.body)).not.toContain('Not of this workspace');
});
