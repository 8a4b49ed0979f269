import { finishFile, type ExportedFile, type FinishedFile } from '@/lib/output/finish-file'

/** Finishes files of an export. Runs in a thread of `postbuild`. */
export default function finishFiles(files: ExportedFile[]): FinishedFile[] {
  return files.map((file) => finishFile(file))
}
