/** The sentences about reading sites, in English; the application translates refusals by their code. */
export const siteMessages = {
  reading: 'Reading sites',
  noSiteRead: (reason: string) => `None of these sites could be read. ${reason}`,
  pageUnreadable: 'This page could not be read.',
  noPagesRead: (reason: string) => `None of these pages could be read. ${reason}`,
} as const;
