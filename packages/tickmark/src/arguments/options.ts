import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { firstOf, Language, type Translations } from '@tickmark/document'
import { nearest } from './nearest.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from './usage-error.ts'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>
type Parsed<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>
>

/** Splits a command's arguments; an unknown option is a `UsageError`. */
export function parseOptions<const Options extends OptionsConfig>(args: string[], options: Options): Parsed<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(describeMistake(error as Error & { code?: string }, Object.keys(options)))
  }
}

/** What Node found wrong with the line, in the words of the person's language where they are known. */
function describeMistake({ code, message }: Error & { code?: string }, known: readonly string[]): Translations {
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1]
  if (option && code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = nearest(option.replace(/^-+/, ''), known)
    return problem.unknownOption(option, meant && `--${meant}`)
  }
  if (option && /argument missing|ambiguous/.test(message)) return problem.missing(option)
  return problem.badArguments(firstOf(message.split('\n')))
}

/** One of `choices`; the first when the option was not given. */
export function chooseFrom<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice {
  if (value === undefined) return firstOf(choices)
  const choice = choices.find((candidate) => candidate === value)
  if (!choice) throw new UsageError(problem.notAChoice(name, value, choices))
  return choice
}

/** A whole number of at least 1. */
export function parseCount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError(problem.notACount(name, value))
  return Number(value)
}

/** "1-3,7,10-" as a choice of pages; ends beyond the last page are clipped to it. */
export function parsePages(value: string | undefined): ((pageCount: number) => number[]) | undefined {
  if (value === undefined) return undefined
  const ranges = value.split(',').map((part) => {
    const match = /^\s*(\d+)\s*(-\s*(\d*))?\s*$/.exec(part)
    const first = Number(match?.[1])
    const last = match?.[2] === undefined ? first : match[3] ? Number(match[3]) : Infinity
    if (!match || first < 1 || last < first) throw new UsageError(problem.notPages(value))
    return { first, last }
  })
  return (pageCount) => {
    const wanted = new Set<number>()
    for (const { first, last } of ranges)
      for (let page = first; page <= Math.min(last, pageCount); page++) wanted.add(page)
    return [...wanted].sort((a, b) => a - b)
  }
}

/** In which language to speak: what was asked for, else that of the terminal; English where it names none (C, POSIX, nothing). */
export function chooseLanguage(asked: string | undefined, environment: NodeJS.ProcessEnv): Language {
  if (asked !== undefined) return parseLanguage(asked)
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return Language.options.find((language) => locale.toLowerCase().startsWith(language.slice(0, 2))) ?? 'en'
}

function parseLanguage(asked: string, name = 'language'): Language {
  const language = Language.options.find(
    (option) => option.toLowerCase() === asked.toLowerCase() || option.slice(0, 2) === asked.toLowerCase(),
  )
  if (!language) throw new UsageError(problem.notAChoice(name, asked, Language.options))
  return language
}

/** The language that scanned text is read in: a hint, or an order where `!` follows it. */
export function chooseTextLanguage(asked: string | undefined): { language?: Language; bindingLanguage?: boolean } {
  if (asked === undefined) return {}
  return { language: parseLanguage(asked.replace(/!$/, ''), 'text-language'), bindingLanguage: asked.endsWith('!') }
}
