/** Where the texts for programs wait for the export: pages are made from a snapshot of the site that has no sources. */
export const textsFolder = '.cache/texts'
