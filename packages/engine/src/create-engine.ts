import { availableParallelism, totalmem } from 'node:os'
import { createChildPool } from '@tickmark/isolation'
import type { ChildPool, ChildPoolOptions } from '@tickmark/isolation'
import { deadlines } from './deadlines.ts'
import type { AskedModel, ModelAnswer, ModelQuestion } from './desk/model-questions.ts'
import type { CallOptions, Engine } from './engine.ts'
import { createKeeper } from './keep-files.ts'
import type { ResultBytes, WrittenResult } from './result-format.ts'
import { runInChild, type Workplace } from './run-in-child.ts'
import { writeInChild } from './write-in-child.ts'

export interface EngineOptions {
  /** Children that work at the same time on pages, and as many on whole documents; one a core when absent. */
  jobs?: number
  /** Whose all calls are: children then go on from call to call. Without it each call has a child of its own, but those of `for`. */
  owner?: string
  /** True for work that nobody waits for: it gets the time of the processor that others leave. */
  yields?: boolean
  /** Children more for persons who have none at work. */
  guests?: number
  /** True where pages are hardly read: children that wait have loaded what looking at files takes, and no more. */
  looksOnly?: boolean
  /** Megabytes that a child may answer in one call: a service, whose memory is everybody's, gives little. */
  answerMb?: number
  /** By how many the memory for documents is divided; `jobs` when absent. */
  memoryShares?: number
  /** Does each call of a child, with what it is called: for who measures. */
  observe?<Value>(operation: string, work: () => Promise<Value>): Promise<Value>
}

/** What reading a page may take (OCR: 0.5 GB). Resident megabytes at which a child is killed. */
const PAGE_MB = 720
/** What a whole document may take: enough for half a million cells on any machine, for two million where there is more memory. */
const DOCUMENT_MB = { least: 2048, most: 4608 }

/** The part of this machine's memory, or of the container's, that its children for documents share. */
const DOCUMENT_SHARE = 0.6

function documentMb(jobs: number): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
  return Math.round(Math.min(DOCUMENT_MB.most, Math.max(DOCUMENT_MB.least, (memory * DOCUMENT_SHARE) / jobs)))
}

/** An engine whose every call runs in a child process: pages in small ones, whole documents in large ones. The first call starts them. */
export function createEngine(options: EngineOptions = {}): Engine {
  const { jobs = availableParallelism(), owner, guests, yields, looksOnly, answerMb, memoryShares = jobs } = options
  const entry = new URL('./engine-child.ts', import.meta.url)
  const common = { entry, size: jobs, guests, yields, prefork: 1, owner, answerMb }
  const { observe } = options
  const pages = lazyPool({ ...common, load: looksOnly ? 'looks' : 'pages', memoryMb: PAGE_MB }, observe)
  const documents = lazyPool({ ...common, load: 'documents', memoryMb: documentMb(memoryShares) }, observe)
  const close = async () => {
    await Promise.all([pages.close(), documents.close()])
  }
  return engineFor({ owner }, { pages, documents, close })
}

interface Pools {
  pages: ChildPool
  documents: ChildPool
  close(): Promise<void>
}

/** What is asked of a document for a language model, and what becomes of its answers. */
function modelCalls(
  documents: Workplace,
): Pick<Engine, 'modelQuestions' | 'groundClaims' | 'documentQuestion' | 'checkAnswer'> {
  return {
    modelQuestions: (review, document, options, call) => {
      const [args, deadline] = [{ review, document, options }, deadlines.opened()]
      return runInChild(documents, { name: 'modelQuestions', args, deadline }, call)
    },
    groundClaims: (review, document, answers, call) => {
      const [args, deadline] = [{ review, document, answers }, deadlines.opened()]
      return runInChild(documents, { name: 'groundClaims', args, deadline }, call)
    },
    documentQuestion: (review, document, asked, call) => {
      const [args, deadline] = [{ review, document, ...asked }, deadlines.opened()]
      return runInChild(documents, { name: 'documentQuestion', args, deadline }, call)
    },
    checkAnswer: (review, document, answered, call) => {
      const [args, deadline] = [{ review, document, ...answered }, deadlines.opened()]
      return runInChild(documents, { name: 'checkAnswer', args, deadline }, call)
    },
  }
}

function engineFor(whose: Omit<Workplace, 'pool'>, pools: Pools): Engine {
  const pages: Workplace = { pool: pools.pages, ...whose }
  const documents: Workplace = { pool: pools.documents, ...whose }

  const writeResults: Engine['writeResults'] = (formats, input, call) =>
    writeInChild<ResultBytes>(documents, { name: 'writeResults', formats, input }, call)

  return {
    for: (owner, share) => engineFor({ owner, share }, pools),
    // Asking for its folder makes a pool, and a pool starts its first child at once.
    prepare: (...works) => works.forEach((work) => pools[work].scratch),
    inspect: (file, call) =>
      runInChild(pages, { name: 'inspect', args: { file }, deadline: deadlines.inspect() }, call),
    readPages: (file, numbers, options, call) => {
      const [args, deadline] = [{ file, pages: numbers, options }, deadlines.readPages(numbers)]
      return runInChild(pages, { name: 'readPages', args, deadline }, call)
    },
    readPacked: (file, numbers, options, call) => {
      const [args, deadline] = [{ file, pages: numbers, options }, deadlines.readPages(numbers)]
      return runInChild(pages, { name: 'readPacked', args, deadline }, call)
    },
    renderPage: (file, page, width, call) =>
      runInChild(
        pages,
        { name: 'renderPage', args: { file, page, width }, deadline: deadlines.renderPage(file) },
        call,
      ),
    assemble: (file, inspection, readings, call) => {
      const [args, deadline] = [{ file, inspection, readings }, deadlines.assemble(readings.length)]
      return runInChild(documents, { name: 'assemble', args, deadline }, call)
    },
    readWhole: (file, options, call) =>
      runInChild(documents, { name: 'readWhole', args: { file, options }, deadline: deadlines.readWhole() }, call),
    review: (task, options, call) => {
      const [args, deadline] = [{ documents: task, ...options }, deadlines.review(0)]
      return runInChild(documents, { name: 'review', args, deadline }, call)
    },
    ...modelCalls(documents),
    checkStatement: (statement, given, call) => {
      const [args, deadline] = [{ statement, documents: [...given] }, deadlines.review(0)]
      return runInChild(documents, { name: 'checkStatement', args, deadline }, call)
    },
    explain: (figure, document, call) => {
      const [args, deadline] = [{ figure, document }, deadlines.review(0)]
      return runInChild(documents, { name: 'explain', args, deadline }, call)
    },
    compare: (before, after, call) => {
      const [args, deadline] = [{ before, after }, deadlines.review(0)]
      return runInChild(documents, { name: 'compare', args, deadline }, call)
    },
    askModel: async <Ask extends ModelQuestion['ask']>(
      document: AskedModel['document'],
      question: Extract<ModelQuestion, { ask: Ask }>,
      call?: CallOptions,
    ) => {
      const [args, deadline] = [{ document, question }, deadlines.askModel()]
      return runInChild(documents, { name: 'askModel', args, deadline }, call) as Promise<ModelAnswer[Ask]>
    },
    keep: createKeeper(documents),
    async writeResult(format, input, call) {
      let only: WrittenResult | undefined
      // Heard to its end: who hangs up after the result ends the child, with which the call would fail.
      for await (const result of writeResults([format], input, call)) only = result
      if (!only) throw new Error(`no result: ${format}`)
      if ('error' in only) throw only.error
      return only.bytes
    },
    writeResults,
    previewResult: (file, kind, language, call) => {
      const [args, deadline] = [{ file, kind, language }, deadlines.previewResult()]
      return runInChild(documents, { name: 'previewResult', args, deadline }, call)
    },
    close: pools.close,
  }
}

/** A pool that the first call starts: who never reads a file starts no process. */
function lazyPool(options: ChildPoolOptions, observe: EngineOptions['observe'] = (_name, work) => work()): ChildPool {
  let made: ChildPool | undefined
  const pool = () => (made ??= createChildPool(options))
  return {
    run: (...call) => observe(call[0], () => pool().run(...call)),
    runIn: (...call) => observe(call[0], () => pool().runIn(...call)),
    get scratch() {
      return pool().scratch
    },
    close: async () => made?.close(),
  }
}
