/** Interface icons on a 16 px grid with a 1.5 px stroke. No imports, because browsers load this file. */
export const iconPaths = {
  arrow: 'M5 3h8v8M13 3 4 12',
  back: 'M11 1.5 4.5 8l6.5 6.5',
  check: 'm2.5 8.5 3.5 3.5 7.5-8',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  copy: 'M5.75 5.75h7.5v7.5h-7.5zM3.5 10.25h-.75v-7.5h7.5v.75',
  contents: 'M2 4h2M7 4h7M2 8h2M7 8h7M2 12h2M7 12h7',
  menu: 'M2 4.5h12M2 8h8M2 11.5h12',
  search: 'M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0zm-1.05 3.2L14 14',
  wrap: 'M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m2-2-2 2 2 2M2 12.5h3',
} as const
