import config from './playwright.config.ts'

/**
 * Walks through the product as five people do, counts their clicks and seconds, and keeps a picture of each step: npm run walks.
 * A server that runs already (TICKMARK_E2E_PORT, TICKMARK_E2E_DATA) is walked through as it is.
 */
export default {
  ...config,
  testDir: './walks',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  webServer: config.webServer && { ...config.webServer, reuseExistingServer: true },
}
