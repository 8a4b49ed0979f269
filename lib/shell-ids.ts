/**
 * Ids of what surrounds a text. Each has a capital letter: ids of headings are slugs, which have none, so that a section «Search» or
 * «Menu» keeps its anchor and takes nothing away.
 */
/** The text of the page: the skip link leads to it. */
export const mainId = 'siteMain'
export const menuId = 'siteMenu'
export const contentsId = 'siteContents'
export const contentsTitleId = 'siteContentsTitle'
export const localeId = 'siteLocale'
/** What screen readers are told. */
export const statusId = 'siteStatus'
export const loadFailureId = 'siteLoadFailure'
/** The search of its page. */
export const searchId = 'siteSearch'
