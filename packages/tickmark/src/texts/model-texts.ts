import type { Language } from '@tickmark/document'

interface Sent {
  host: string
  excerpts: number
  tokens: number
  /** Of what is sent, with its currency; where the operator's file tells it. */
  price?: string | undefined
}

interface ModelTexts {
  /** Before anything leaves the machine. */
  sends(file: string, sent: Sent): string
  failed(reason: string): string
  /** Of a model that answered a question of a few words. */
  answered(milliseconds: number, tokens: number | undefined): string
  noneToTry: string
  /** Under the list of an installation without the service. */
  ownNeedService: string
}

/** What is said of language models in the terminal. */
export const modelTexts: Record<Language, ModelTexts> = {
  'zh-CN': {
    sends: (file, { host, excerpts, tokens, price }) =>
      `规则审阅已完成。${file} 的文本将发送到 ${host}：${excerpts} 段，约 ${tokens.toLocaleString('zh-CN')} 个 token${price ? `，发送约 ${price}` : ''}。`,
    failed: (reason) => `分析模型未回答其中一段：${reason}`,
    answered: (milliseconds, tokens) =>
      `${(milliseconds / 1000).toFixed(1)} 秒${tokens === undefined ? '' : `，${tokens} 个 token`}`,
    noneToTry: '没有可测试的模型；请在 TICKMARK_MODELS 指定的文件中配置。',
    ownNeedService: '以上为内置模型。接入自有模型需要服务端：npm i @tickmark/server',
  },
  en: {
    sends: (file, { host, excerpts, tokens, price }) =>
      `The review of the rules is done. The text of ${file} now goes to ${host}: ${excerpts} ${excerpts === 1 ? 'excerpt' : 'excerpts'}, about ${tokens.toLocaleString('en')} tokens${price ? `, about ${price} for sending them` : ''}.`,
    failed: (reason) => `The analysis model did not answer for one excerpt: ${reason}`,
    answered: (milliseconds, tokens) =>
      `${(milliseconds / 1000).toFixed(1)} s${tokens === undefined ? '' : `, ${tokens} tokens`}`,
    noneToTry: 'There is no model to be tried; set one up in the file that TICKMARK_MODELS names.',
    ownNeedService: 'These are built in. Models of your own need the service: npm i @tickmark/server',
  },
  ko: {
    sends: (file, { host, excerpts, tokens, price }) =>
      `규칙에 의한 검토가 끝났습니다. ${file}의 텍스트를 ${host}(으)로 전송합니다: ${excerpts}개 구간, 약 ${tokens.toLocaleString('ko')} 토큰${price ? `, 전송 비용 약 ${price}` : ''}.`,
    failed: (reason) => `분석 모델이 한 구간에 답하지 않았습니다: ${reason}`,
    answered: (milliseconds, tokens) =>
      `${(milliseconds / 1000).toFixed(1)}초${tokens === undefined ? '' : `, ${tokens} 토큰`}`,
    noneToTry: '시험할 모델이 없습니다. TICKMARK_MODELS가 가리키는 파일에 설정하세요.',
    ownNeedService: '기본 제공 모델입니다. 자체 모델을 사용하려면 서비스가 필요합니다: npm i @tickmark/server',
  },
  ja: {
    sends: (file, { host, excerpts, tokens, price }) =>
      `ルールによるレビューが完了しました。${file}のテキストを${host}に送信します（${excerpts}区間、約${tokens.toLocaleString('ja')}トークン${price ? `、送信料金 約${price}` : ''}）。`,
    failed: (reason) => `分析モデルが1区間に回答しませんでした：${reason}`,
    answered: (milliseconds, tokens) =>
      `${(milliseconds / 1000).toFixed(1)}秒${tokens === undefined ? '' : `、${tokens}トークン`}`,
    noneToTry: 'テストできるモデルがありません。TICKMARK_MODELSで指定したファイルに設定してください。',
    ownNeedService: '以上は内蔵モデルです。独自のモデルを使うにはサービスが必要です：npm i @tickmark/server',
  },
}
