/** Conversions between the editor's document and the formats of files and of the API. */
export { ConversionError, reviveConversionError } from './conversion-error.ts';
export type { ConversionCode } from './conversion-error.ts';

export { bullets, documentOf, heading, labeled, paragraph, type Entry } from './editor-blocks.ts';
export { readHtml } from './html/read-html.ts';
export { writeHtml } from './html/write-html.ts';
export { readMarkdown } from './markdown/read-markdown.ts';

export { readArchiveDirectory, unpackEntry } from './docx/archive.ts';
export { decodeText } from './file/decode-text.ts';
export { detectFileKind } from './file/detect-file-kind.ts';
export { importFile } from './file/import-file.ts';
export type { ImportItem, SkipReason } from './file/import-types.ts';
export { placeAttachments } from './file/attachments.ts';

export { csvCell, csvTable, readCsvCell } from './file/csv.ts';
export { documentPictures, exportDocument } from './file/export-document.ts';
export { exportLibrary } from './file/export-library.ts';
export type { ExportFile, ExportFormat, ExportItem } from './file/export-types.ts';
export type { PictureSource, WordPicture } from './docx/write-docx.ts';
export { WORKBOOK_TYPE, writeWorkbook, type WorkbookSheet } from './file/workbook.ts';
