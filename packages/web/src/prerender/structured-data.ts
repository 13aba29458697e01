import { BRAND, LANGUAGES, type Language } from '@tickmark/document'
import { addressIn, PUBLIC_PAGES, type PublicPage } from '../i18n/page-address.ts'
import { contactCatalogue } from '../locales/contact/catalogue.ts'
import { servicesCatalogue } from '../locales/services/catalogue.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { ORIGIN } from './sitemap.ts'

interface PageFacts {
  page: PublicPage
  language: Language
  title: string
  description: string
  address: string
  image: string
}

type Node = Record<string, unknown>

const ORGANIZATION = `${ORIGIN}/#organization`
const SOFTWARE = `${ORIGIN}/#software`

/** The page as schema.org data: organisation, product, breadcrumbs, questions and answers. */
export async function describeStructure(facts: PageFacts): Promise<Node> {
  const { page, language, title, description, address } = facts
  const graph: Node[] = [
    organization(language),
    {
      '@type': 'WebPage',
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: language,
      publisher: { '@id': ORGANIZATION },
    },
  ]
  if (page === 'home' || page === 'introduce' || page === 'services') graph.push(software(facts))
  if (page !== 'home') graph.push(await breadcrumbs(page, language))
  const questions = await questionsOf(page, language)
  if (questions) graph.push(faq(questions, language))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function organization(language: Language): Node {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: BRAND.name[language],
    alternateName: [...new Set(Object.values(BRAND.name))].filter((name) => name !== BRAND.name[language]),
    url: ORIGIN + addressIn(language, '/'),
    logo: `${ORIGIN}/favicon.svg`,
  }
}

function software({ language, description, image }: PageFacts): Node {
  return {
    '@type': 'SoftwareApplication',
    '@id': SOFTWARE,
    name: BRAND.name[language],
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, Linux, macOS, Windows',
    softwareVersion: BRAND.version,
    inLanguage: LANGUAGES,
    image,
    publisher: { '@id': ORGANIZATION },
  }
}

async function breadcrumbs(page: PublicPage, language: Language): Promise<Node> {
  const { brand, titles } = await shellCatalogue.load(language)
  const steps = [
    { name: brand, item: ORIGIN + addressIn(language, '/') },
    { name: titles[page], item: ORIGIN + addressIn(language, PUBLIC_PAGES[page]) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

type Question = { title: string; text: string }

/** Structured data may hold only what the page shows. */
async function questionsOf(page: PublicPage, language: Language): Promise<readonly Question[] | undefined> {
  if (page === 'contact') return (await contactCatalogue.load(language)).faq.items
  if (page === 'services') return (await servicesCatalogue.load(language)).faq.items
  return undefined
}

function faq(questions: readonly Question[], language: Language): Node {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
