import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { hashOf, readStored, writeStored } from '@/lib/store'

interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
}

/**
 * What the build is made with, in CycloneDX: the runtime packages of the lock file, without the moment of writing, so that the
 * same packages give the same bytes. `undefined` without npm: a site is complete without it.
 */
export function readBillOfMaterials(): string | undefined {
  const { name } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { name: string }
  const key = hashOf(fs.readFileSync('package-lock.json'), name)
  const kept = readStored('sbom', key)
  if (typeof kept === 'string') return kept
  const { stdout, status } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1 << 28 },
  )
  if (status !== 0) return undefined
  const { serialNumber: _, ...bill } = JSON.parse(stdout) as Bill
  delete bill.metadata.timestamp
  bill.metadata.component.name = name // npm takes the name of the folder
  const text = JSON.stringify(bill)
  writeStored('sbom', key, text)
  return text
}
