import { exec } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { hashOf } from '@/lib/text/hash-of'
import { readStored, writeStored } from '@/lib/store'

const command = 'npm sbom --sbom-format cyclonedx --omit dev --package-lock-only'

interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
}

/**
 * What the build is made with, in CycloneDX: the runtime packages of the lock file, without the moment of writing, so that the
 * same packages give the same bytes. `undefined` without npm: a site is complete without it.
 */
export async function readBillOfMaterials(): Promise<string | undefined> {
  const { name } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { name: string }
  const key = hashOf(fs.readFileSync('package-lock.json'), name)
  const kept = readStored('sbom', key)
  if (typeof kept === 'string') return kept
  const printed = await promisify(exec)(command, { maxBuffer: 1 << 28 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
  if (printed === undefined) return undefined
  const { serialNumber: _, ...bill } = JSON.parse(printed) as Bill
  delete bill.metadata.timestamp
  bill.metadata.component.name = name // npm takes the name of the folder
  const text = JSON.stringify(bill)
  writeStored('sbom', key, text)
  return text
}
