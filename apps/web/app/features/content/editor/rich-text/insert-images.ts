import { uploadFile } from '@pagewright/contract/files';
import type { Editor } from '@tiptap/core';
import { callApi } from '../../../../lib/api/call-api.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { dismissNotice, notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { richTextMessages } from './messages.ts';

const UPLOAD_NOTICE_MS = 90_000;

/** Uploads images in sequence and inserts each at the cursor. A failure is reported and does not stop the others. */
export async function insertImages(editor: Editor, images: readonly File[]): Promise<void> {
  const m = getMessages(richTextMessages);
  const notice = notify({ type: 'info', message: m.imageUploading, durationMs: UPLOAD_NOTICE_MS });
  for (const image of images) {
    const body = new FormData();
    body.set('type', 'image');
    body.set('file', image);
    const { data, error } = await callApi(uploadFile, { body });
    if (error) {
      notifyFailure(error, { message: m.imageFailed(describeFailure(error)), context: image.name });
    } else if (data.file && !editor.isDestroyed) {
      // After the selection, so that it replaces neither the previous image nor selected text.
      const place = editor.state.selection.to;
      editor.commands.insertContentAt(place, { type: 'image', attrs: { src: data.file.url, alt: '' } });
    }
  }
  dismissNotice(notice);
}
