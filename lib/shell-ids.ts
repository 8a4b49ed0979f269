/** Ids of elements around the text. Their capitals keep them apart from the slugs of headings. */

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
/** Shown before hydration in place of the search dialog. */
export const searchWaitingId = 'siteSearchWaiting'
/** The search on its own page. */
export const searchId = 'siteSearch'
