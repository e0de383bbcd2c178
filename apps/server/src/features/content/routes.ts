import { Readable } from 'node:stream';
import * as contract from '@pagewright/contract/content';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { countContent } from './count-content.ts';
import { createPreparedContent, prepareContent, type PreparedContent } from './create-content.ts';
import { addEvidencePage } from './evidence/add-evidence-page.ts';
import { encodePassages } from './evidence/encode-passages.ts';
import { fetchEvidencePage } from './evidence/fetch-evidence-page.ts';
import { readComparedTexts } from './evidence/read-compared-texts.ts';
import { readPassageDuel } from './evidence/read-passage-duel.ts';
import { readEvidence, readKeywordEvidence } from './evidence/read-evidence.ts';
import { removeEvidencePage } from './evidence/remove-evidence-page.ts';
import { exportContent } from './export-content.ts';
import { exportLibrary } from './export-library.ts';
import { listContent } from './list-content.ts';
import { listRevisions } from './list-revisions.ts';
import { listTemplates } from './list-templates.ts';
import { readContent } from './read-content.ts';
import { readRevision } from './read-revision.ts';
import { removeContent } from './remove-content.ts';
import { restoreRevision } from './restore-revision.ts';
import { changeSourceRule, checkSources, decideSource, readSourceRule } from './sources/check-sources.ts';
import { undoRemoveContent } from './undo-remove-content.ts';
import { updateContent } from './update-content.ts';
import { writeText, writingPrompt } from './writing/write-text.ts';

/** Mounts the routes for content items. */
export function contentRoutes(mount: Mount): void {
  mount(contract.listContent, (ctx, { query }) => listContent(ctx, query));
  mount(contract.countContent, (ctx) => countContent(ctx));
  mount(contract.listTemplates, async (ctx) => ({ templates: await listTemplates(ctx) }));
  mount(contract.readContent, (ctx, { params }) => readContent(ctx, params.id));
  mount<typeof contract.createContent, PreparedContent>(
    contract.createContent,
    (ctx, _input, prepared) => createPreparedContent(ctx, prepared),
    (ctx, { body }) => prepareContent(ctx, body),
  );
  mount(contract.updateContent, (ctx, { params, body }) => updateContent(ctx, params.id, body));
  mount(contract.removeContent, async (ctx, { params }) => {
    await removeContent(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveContent, (ctx, { params }) => undoRemoveContent(ctx, params.id));
  mount(contract.listRevisions, (ctx, { params, query }) => listRevisions(ctx, params.id, query));
  mount(contract.readRevision, (ctx, { params }) => readRevision(ctx, params.id, params.number));
  mount(contract.restoreRevision, (ctx, { params }) => restoreRevision(ctx, params.id, params.number));
  mount(contract.readEvidence, (ctx, { params, query }) => readEvidence(ctx, params.id, query.keyword));
  mount(contract.readKeywordEvidence, (ctx, { query }) => readKeywordEvidence(ctx, query.keyword));
  mount(contract.readComparedTexts, (ctx, { params, query }) =>
    readComparedTexts(ctx, params.id, query.keyword),
  );
  mount(contract.readPassageDuel, (ctx, { params, query }) => readPassageDuel(ctx, params.id, query.keyword));
  mount(contract.encodePassages, (_, { body }) => encodePassages(body.texts));
  mount(contract.addEvidencePage, (ctx, { params, body }) => addEvidencePage(ctx, params.id, body));
  mount(contract.fetchEvidencePage, (ctx, { params, body }) => fetchEvidencePage(ctx, params.id, body.url));
  mount(contract.removeEvidencePage, async (ctx, { params }) => {
    await removeEvidencePage(ctx, params.id, params.pageId);
    return undefined;
  });
  mount(contract.checkSources, (ctx, { params, body }) => checkSources(ctx, params.id, body));
  mount(contract.decideSource, (ctx, { params, body }) => decideSource(ctx, params.id, body));
  mount(contract.readSourceRule, (ctx) => readSourceRule(ctx));
  mount(contract.changeSourceRule, (ctx, { body }) => changeSourceRule(ctx, body));
  mount(contract.writingPrompt, (ctx, { params, body }) => writingPrompt(ctx, params.id, body));
  mount(contract.writeText, (ctx, { params, body }) => writeText(ctx, params.id, body));
  mount(contract.exportContent, async (ctx, { params, query, reply }) => {
    const { bytes, mediaType, fileName } = await exportContent(ctx, params.id, query.format);
    return reply
      .type(mediaType)
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Buffer.from(bytes));
  });
  mount(contract.exportLibrary, async (ctx, { query, reply }) => {
    const pieces = Readable.from(exportLibrary(ctx, query.format), { objectMode: false });
    return reply
      .type('application/zip')
      .header('content-disposition', attachmentDisposition(`pagewright-${query.format}.zip`))
      .send(pieces);
  });
}
