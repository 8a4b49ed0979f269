/** `npm run check`: formatter, linter, types, content. Runs all of them and ends with code 1 when one has failed. */
import { spawnSync } from 'node:child_process'

const steps: [name: string, ...args: string[]][] = [
  ['Содержимое', '--import', 'tsx', 'scripts/prebuild.ts'],
  ['Оформление кода', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['Правила кода', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['Типы', 'node_modules/typescript/bin/tsc', '--noEmit'],
]

const failed = steps.filter(([name, ...args]) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? 'ок    ' : 'ошибка'}  ${name}`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
