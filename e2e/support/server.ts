const port = Number(process.env.TICKMARK_E2E_PORT) || 3149

/** The server that the tests start for themselves. */
export const SERVER = {
  port,
  origin: `http://127.0.0.1:${port}`,
  secret: 'a-secret-of-the-browser-tests-only',
  admin: { username: 'operator', password: 'a-long-enough-phrase-42' },
} as const
