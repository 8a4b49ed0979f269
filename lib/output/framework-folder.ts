/** Where the export has what the framework of each page needs, named by content: hosts and `keep-assets` know the folder above. */
export const frameworkFolder = '_next/static/framework'
