// Installed by `bench/main.ts` alone: the check of the code must pass without them.
declare module '@orama/orama'
declare module 'flexsearch'
declare module 'lighthouse'
declare module 'pagefind'
