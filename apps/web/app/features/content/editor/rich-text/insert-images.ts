import { uploadFile } from '@pagewright/contract/files';
import type { Editor } from '@tiptap/core';
import { callApi } from '../../../../lib/api/call-api.ts';
import { failureSentence } from '../../../../lib/messages/failure-sentence.ts';
import { sentencesOf } from '../../../../lib/messages/define-messages.ts';
import { dismissNotice, notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { richTextMessages } from './messages.ts';

const UPLOAD_NOTICE_MS = 90_000;

/** Uploads images one after the other and puts each at the cursor; a failure is told and stops nothing else. */
export async function insertImages(editor: Editor, images: readonly File[]): Promise<void> {
  const m = sentencesOf(richTextMessages);
  const notice = notify({ type: 'info', message: m.imageUploading, durationMs: UPLOAD_NOTICE_MS });
  for (const image of images) {
    const body = new FormData();
    body.set('type', 'image');
    body.set('file', image);
    const { data, error } = await callApi(uploadFile, { body });
    if (error) {
      notifyFailure(error, { message: m.imageFailed(failureSentence(error)), context: image.name });
    } else if (data.file && !editor.isDestroyed) {
      // Behind what is selected: the picture before it, or words that are not to be lost.
      const place = editor.state.selection.to;
      editor.commands.insertContentAt(place, { type: 'image', attrs: { src: data.file.url, alt: '' } });
    }
  }
  dismissNotice(notice);
}
