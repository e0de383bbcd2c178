/**
 * The header under which a browser saves an answer as a file of that name: any language's letters for today's
 * browsers, plain ones for the others. The name holds no folder.
 */
export function saveAs(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
