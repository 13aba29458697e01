import { expect, test } from 'vitest'
import { isShuffled } from './letter-pairs.ts'

const TEXTS = {
  en: 'We have audited the accompanying consolidated balance sheets of the company and its subsidiaries and the related statements of operations and cash flows for each of the three years then ended, and the related notes. In our opinion they present fairly the financial position.',
  de: 'Wir haben den Konzernabschluss der Gesellschaft und ihrer Tochterunternehmen geprüft, bestehend aus der Bilanz, der Gewinn- und Verlustrechnung, der Kapitalflussrechnung und dem Anhang einschließlich der Zusammenfassung bedeutsamer Rechnungslegungsmethoden für das Geschäftsjahr.',
  fr: 'Nous avons effectué l’audit des comptes consolidés de la société relatifs à l’exercice clos le 31 décembre, tels qu’ils sont joints au présent rapport. Nous certifions que les comptes sont réguliers et sincères et donnent une image fidèle du résultat des opérations.',
  es: 'Hemos auditado las cuentas anuales consolidadas de la sociedad dominante y sus sociedades dependientes, que comprenden el estado de situación financiera, la cuenta de resultados, el estado de flujos de efectivo y la memoria correspondientes al ejercicio terminado.',
  pinyin:
    'Zhongguo Pingan Baoxian (Jituan) Gufen Youxian Gongsi, Shanghai Pudong Fazhan Yinhang Gufen Youxian Gongsi, Zhongguo Gongshang Yinhang Gufen Youxian Gongsi, Guizhou Maotai Jiu Gufen Youxian Gongsi, Beijing Daxing Guoji Jichang, Shenzhen Zhengquan Jiaoyisuo',
}

/** As a font does whose character map is off by so many places: digits and some letters become signs. */
const shift = (text: string, by: number) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 33 - by + 940) % 94) + 33))

test.each(Object.entries(TEXTS))('letters of a language follow one another as its own: %s', (_, text) => {
  expect(isShuffled(text)).toBe(false)
})

test.each([11, 29, 43])('letters of a map that is off by %i do not', (by) => {
  expect(isShuffled(shift(TEXTS.en, by))).toBe(true)
})

test('a few codes, or Latin letters among others, are no shuffled text', () => {
  expect(isShuffled('XKCD 4711 QZX WVW FFK CUSIP 31428X106 ISIN US31428X1063')).toBe(false)
  expect(isShuffled(`${'本公司的主要客户包括以下各方'.repeat(9)} ${shift(TEXTS.en, 43)}`)).toBe(false)
})
