/** Makes V8 compile the functions while loading, not in the page's longest task. https://v8.dev/blog/explicit-compile-hints */
export const withCompileHint = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`
