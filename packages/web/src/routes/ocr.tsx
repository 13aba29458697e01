import { OcrScreen } from '../features/tasks/ocr-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function OcrPage() {
  return (
    <>
      <PageTitle page="ocr" />
      <OcrScreen />
    </>
  )
}
