import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { LanguageData } from './language-data.ts'
import { zh } from './zh.ts'

/** Every language whose amounts the product reads. */
export const LANGUAGE_DATA: readonly LanguageData[] = [zh, en, ko, ja, de, fr, it, es]
