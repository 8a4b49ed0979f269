/** Ids of elements around the text. They contain capitals, which heading slugs never do, so a heading «Search» or «Menu» cannot clash. */

/** The main content: target of the skip link. */
export const mainId = 'siteMain'
export const menuId = 'siteMenu'
export const contentsId = 'siteContents'
export const contentsTitleId = 'siteContentsTitle'
export const localeId = 'siteLocale'
export const versionsId = 'siteVersions'
/** Live region with announcements for screen readers. */
export const statusId = 'siteStatus'
export const loadFailureId = 'siteLoadFailure'
/** The search on its page. */
export const searchId = 'siteSearch'
