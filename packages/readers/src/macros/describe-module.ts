import type { MacroModule } from '@tickmark/document'

type Touch = MacroModule['touches'][number]

/** Words of VBA by which code reaches what it touches. */
const TOUCHES: readonly [Touch, RegExp][] = [
  [
    'cells',
    /\b(?:Range|Cells|ActiveCell|Selection|Columns|Rows|Offset)\b|\.(?:Value2?|Formula(?:R1C1)?|ClearContents)\b/i,
  ],
  ['sheets', /\b(?:Work|Active)?Sheets?\s*[.(]|\bActiveSheet\b/i],
  ['other_workbooks', /\bWorkbooks\s*\.\s*(?:Open|Add)\b|\bWorkbooks\s*\(|\bGetObject\b/i],
  [
    'files',
    /\bOpen\s.{1,200}\sFor\s+(?:Input|Output|Append|Binary|Random)\b|\bFileSystemObject\b|\b(?:Kill|MkDir|RmDir|FileCopy)\s|\.(?:SaveAs|SaveCopyAs|ExportAsFixedFormat)\b|\bADODB\.Stream\b/i,
  ],
  ['programs', /\bShell\s*[("]|\bWScript\.Shell\b|\bShell\.Application\b|\bCreateObject\b/i],
  [
    'network',
    /XMLHTTP|\bWinHttp|URLDownloadToFile|\bInternetExplorer\b|https?:\/\/|\bFollowHyperlink\b|\bADODB\.Connection\b/i,
  ],
  ['registry', /\bReg(?:Read|Write|Delete)\b|\b(?:Get|Save|Delete)Setting\b/i],
  ['system_calls', /^\s*(?:(?:Public|Private)\s+)?Declare\s/im],
  ['opens_by_itself', /^\s*(?:(?:Public|Private)\s+)?Sub\s+(?:Auto_?Open|Auto_?Close|Workbook_\w+|Worksheet_\w+)\b/im],
  [
    'recalculation',
    /\bApplication\s*\.\s*(?:Calculation|Calculate\w*|Iteration|EnableEvents)\b|\.Calculate\b|\bGoalSeek\b|\bSolver\w+/i,
  ],
]
const PROCEDURE =
  /^[ \t]*(?:(?:Public|Private|Friend|Static)[ \t]+)*(?:Sub|Function|Property[ \t]+(?:Get|Let|Set))[ \t]+([\p{L}_]\w*)/gimu
const NAMED = /\b(?:Range|Sheets|Worksheets|Names)\s*\(\s*"([^"\n]{1,100})"/gi
/** A text of a kind that programs write by themselves before the first line of a person. */
const HEADING = /^Attribute VB_/i
const MOST_NAMES = 40

/** What a module holds, by its words: a reader's first look, no analysis. */
export function describeModule(name: string, text: string): MacroModule {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !HEADING.test(line))
  const code = lines.filter((line) => !/^\s*Option\s/i.test(line))
  const spoken = code.map(withoutComment).join('\n')
  return {
    name,
    lines: code.length,
    procedures: [...new Set([...spoken.matchAll(PROCEDURE)].map(([, own = '']) => own))],
    touches: TOUCHES.flatMap(([touch, words]) => (words.test(spoken) ? [touch] : [])),
    names: [...new Set([...spoken.matchAll(NAMED)].map(([, place = '']) => place))].slice(0, MOST_NAMES),
  }
}

/** What stands behind an apostrophe that is in no quotes is said to people. */
function withoutComment(line: string): string {
  if (/^\s*Rem\b/i.test(line)) return ''
  return /^(?:[^"']|"[^"]*"?)*/.exec(line)?.[0] ?? line
}
