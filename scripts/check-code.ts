/** The checks of the code, for its developers: formatter, linter, types. */
import { spawnSync } from 'node:child_process'

const steps: [name: string, ...args: string[]][] = [
  // types take in what the build writes
  ['Файлы сборки', '--import', 'tsx', 'scripts/build/prebuild.ts'],
  ['Оформление кода', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['Правила кода', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['Типы', 'node_modules/typescript/bin/tsc', '--noEmit'],
]

/** Runs all checks, whichever fail; `true` when none has. */
export function checkCode(): boolean {
  const failed = steps.filter(([name, ...args]) => {
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    console.log(`${status === 0 ? 'ок    ' : 'ошибка'}  ${name}`)
    return status !== 0
  })
  return failed.length === 0
}
