import config from './playwright.config.ts'

/** Takes the pictures of the product that the documentation shows: npm run pictures. */
export default { ...config, testDir: './pictures', timeout: 180_000 }
