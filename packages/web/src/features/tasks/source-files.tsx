import type { TaskFile } from '@tickmark/contract'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { FileProgress } from '../../progress/file-progress.tsx'

export function SourceFiles({ t, files }: { t: TasksTexts; files: readonly TaskFile[] }) {
  return (
    <ul className="border-b border-line">
      {files.map((file) => (
        <FileProgress key={file.file_id} t={t} file={file} />
      ))}
    </ul>
  )
}
