import type { Translations } from '@tickmark/document'

/** Between what happened and why. */
export const colon: Translations = { 'zh-CN': '：', en: ': ', ko: ': ', ja: '：' }

/** What may be wrong with a command line, in four languages. */
export const problem = {
  badArguments: (detail: string): Translations => ({
    'zh-CN': `命令参数有误：${detail}`,
    en: `Wrong arguments: ${detail}`,
    ko: `명령 인수가 올바르지 않습니다: ${detail}`,
    ja: `引数が正しくありません：${detail}`,
  }),
  unknownCommand: (name: string, meant?: string): Translations => ({
    'zh-CN': `没有“${name}”这个命令。${meant ? `您是否要运行“${meant}”？` : ''}运行 tickmark --help 查看用法。`,
    en: `There is no command “${name}”. ${meant ? `Did you mean “${meant}”? ` : ''}See tickmark --help.`,
    ko: `‘${name}’ 명령은 없습니다. ${meant ? `‘${meant}’을(를) 입력하려고 하셨나요? ` : ''}tickmark --help로 사용법을 확인하세요.`,
    ja: `「${name}」というコマンドはありません。${meant ? `「${meant}」ではありませんか？` : ''}使い方はtickmark --helpをご覧ください。`,
  }),
  unknownOption: (name: string, meant?: string): Translations => ({
    'zh-CN': `没有“${name}”这个选项。${meant ? `您是否要使用“${meant}”？` : ''}在命令后加 --help 查看用法。`,
    en: `There is no option “${name}”. ${meant ? `Did you mean “${meant}”? ` : ''}Add --help to the command to see its options.`,
    ko: `‘${name}’ 옵션은 없습니다. ${meant ? `‘${meant}’을(를) 입력하려고 하셨나요? ` : ''}명령 뒤에 --help를 붙이면 옵션을 볼 수 있습니다.`,
    ja: `「${name}」というオプションはありません。${meant ? `「${meant}」ではありませんか？` : ''}コマンドに--helpを付けるとオプションを確認できます。`,
  }),
  badTuning: (detail: string): Translations => ({
    'zh-CN': `设置文件无法使用：${detail}`,
    en: `The tuning file cannot be used: ${detail}`,
    ko: `설정 파일을 사용할 수 없습니다: ${detail}`,
    ja: `設定ファイルを使用できません：${detail}`,
  }),
  notAChoice: (name: string, value: string, choices: readonly string[]): Translations => ({
    'zh-CN': `--${name} 不支持“${value}”，可选：${choices.join('、')}`,
    en: `--${name} cannot be “${value}”; choose from ${choices.join(', ')}`,
    ko: `--${name}에 사용할 수 없는 값입니다: ${value}. 선택 가능: ${choices.join(', ')}`,
    ja: `--${name} に「${value}」は指定できません。指定できる値：${choices.join('、')}`,
  }),
  notACount: (name: string, value: string): Translations => ({
    'zh-CN': `--${name} 须为正整数，而不是“${value}”`,
    en: `--${name} must be a whole number of at least 1, not “${value}”`,
    ko: `--${name}에는 1 이상의 정수를 지정해야 합니다(입력값: ${value})`,
    ja: `--${name} には1以上の整数を指定してください（入力値：「${value}」）`,
  }),
  notPages: (value: string): Translations => ({
    'zh-CN': `无法识别页码范围“${value}”，写法如 1-3,7,10-`,
    en: `“${value}” is not a range of pages; write it like 1-3,7,10-`,
    ko: `페이지 범위를 해석할 수 없습니다: ${value}. 예: 1-3,7,10-`,
    ja: `ページ範囲「${value}」を解釈できません。例：1-3,7,10-`,
  }),
  missing: (name: string): Translations => ({
    'zh-CN': `缺少 ${name}`,
    en: `${name} is missing`,
    ko: `필요한 값이 없습니다: ${name}`,
    ja: `${name} を指定してください`,
  }),
  noFiles: {
    'zh-CN': '请指定至少一个文件。',
    en: 'Name at least one file.',
    ko: '파일을 하나 이상 지정하세요.',
    ja: 'ファイルを1つ以上指定してください。',
  } satisfies Translations,
  noService: {
    'zh-CN': '此安装包不含服务端。请另行安装 @tickmark/server（npm i @tickmark/server），或使用容器镜像。',
    en: 'This installation has no service. Add it with npm i @tickmark/server, or run the container image.',
    ko: '이 설치에는 서비스가 포함되어 있지 않습니다. npm i @tickmark/server로 추가하거나 컨테이너 이미지를 사용하세요.',
    ja: 'このインストールにはサービスが含まれていません。npm i @tickmark/server で追加するか、コンテナーイメージをご利用ください。',
  } satisfies Translations,
  needsOut: (format: string): Translations => ({
    'zh-CN': `多个文件的 ${format} 结果无法合并输出，请用 --out 指定文件夹。`,
    en: `Several files as ${format} cannot go to one output. Name a folder with --out.`,
    ko: `여러 파일의 ${format} 결과는 하나로 출력할 수 없습니다. --out으로 폴더를 지정하세요.`,
    ja: `複数ファイルの${format} はまとめて出力できません。--outでフォルダーを指定してください。`,
  }),
  binaryToTerminal: (format: string): Translations => ({
    'zh-CN': `${format} 是二进制文件，不能显示在终端。请用 --out 指定文件夹，或重定向到文件。`,
    en: `${format} is a binary file and would garble the terminal. Name a folder with --out, or redirect the output.`,
    ko: `${format} 형식은 이진 파일이라 터미널에 표시할 수 없습니다. --out으로 폴더를 지정하거나 출력을 파일로 보내세요.`,
    ja: `${format} はバイナリファイルのため端末に表示できません。--outでフォルダーを指定するか、出力をファイルにリダイレクトしてください。`,
  }),
  unknownAnalysisModel: (id: string, known: readonly string[]): Translations => ({
    'zh-CN': `没有可用的分析模型“${id}”，可选：${known.join('、')}（见 tickmark models）`,
    en: `There is no analysis model “${id}” that can be used; choose from ${known.join(', ')} (see tickmark models)`,
    ko: `사용할 수 있는 분석 모델이 아닙니다: ${id}. 선택 가능: ${known.join(', ')}(tickmark models 참고)`,
    ja: `分析モデル「${id}」は使用できません。指定できる値：${known.join('、')}（tickmark modelsを参照）`,
  }),
  unknownModel: (id: string, known: readonly string[]): Translations => ({
    'zh-CN': `没有 OCR 模型“${id}”，可选：${known.join('、')}`,
    en: `There is no OCR model “${id}”; choose from ${known.join(', ')}`,
    ko: `OCR 모델을 찾을 수 없습니다: ${id}. 선택 가능: ${known.join(', ')}`,
    ja: `OCRモデル「${id}」はありません。指定できる値：${known.join('、')}`,
  }),
}

/** Why a path could not be opened, before any reader sees it. */
export const fileProblem = {
  notFound: { 'zh-CN': '文件不存在', en: 'No such file', ko: '파일이 없습니다', ja: 'ファイルが見つかりません' },
  isFolder: {
    'zh-CN': '这是文件夹，不是文件',
    en: 'This is a folder, not a file',
    ko: '파일이 아니라 폴더입니다',
    ja: 'ファイルではなくフォルダーです',
  },
  notReadable: {
    'zh-CN': '没有读取权限',
    en: 'No permission to read it',
    ko: '읽기 권한이 없습니다',
    ja: '読み取り権限がありません',
  },
} satisfies Record<string, Translations>
