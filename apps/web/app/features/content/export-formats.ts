/** Export formats of an item. */
export const EXPORT_FORMATS = ['md', 'html', 'docx', 'json', 'csv'] as const;
