import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import { ja } from './ja/index.ts'
import { ko } from './ko/index.ts'
import type { LanguageData } from './shape/language-data.ts'
import { zh } from './zh/index.ts'

/** Every language whose amounts the product reads. */
export const LANGUAGE_DATA: readonly LanguageData[] = [zh, en, ko, ja, de, fr, it, es]
