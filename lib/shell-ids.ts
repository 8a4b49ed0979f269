/**
 * Ids of the elements around a text. Each has a capital letter: ids of headings are slugs, which have none, so that a heading «Search»
 * or «Menu» gets no id of these.
 */
/** The text of the page: the skip link leads to it. */
export const mainId = 'siteMain'
export const menuId = 'siteMenu'
export const contentsId = 'siteContents'
export const contentsTitleId = 'siteContentsTitle'
export const localeId = 'siteLocale'
export const versionsId = 'siteVersions'
/** Live region with announcements for screen readers. */
export const statusId = 'siteStatus'
export const loadFailureId = 'siteLoadFailure'
/** The search of its page. */
export const searchId = 'siteSearch'
