import { finishFile, type ExportedFile, type FinishedFile } from '@/lib/output/finish-file'

/** Finishes files of an export. Runs in threads when there are many, see `in-threads.ts`. */
export default function finishFiles(files: ExportedFile[]): FinishedFile[] {
  return files.map((file) => finishFile(file))
}
