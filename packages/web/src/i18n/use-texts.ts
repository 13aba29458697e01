import { use } from 'react'
import type { Catalogue } from './define-catalogue.ts'
import { useLanguage } from './language.ts'

/** The texts of an area in the chosen language; suspends until their chunk is loaded. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return use(catalogue.load(useLanguage()))
}
