import { use } from 'react'
import type { Catalogue } from './catalogue.ts'
import { useLanguage } from './language.ts'

/** The texts of an area in the chosen language; suspends until their chunk is there, and no longer. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return use(catalogue.load(useLanguage()))
}
