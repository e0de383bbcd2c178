/** The formats that an item can be exported in. */
export const EXPORT_FORMATS = ['md', 'html', 'docx', 'json', 'csv'] as const;
