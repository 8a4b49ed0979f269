// Installed only by `bench/main.ts`: type checking must pass without them.
declare module '@orama/orama'
declare module 'flexsearch'
declare module 'lighthouse'
declare module 'pagefind'
