/** The server that the tests start for themselves. */
export const SERVER = {
  port: 3149,
  origin: 'http://127.0.0.1:3149',
  secret: 'a-secret-of-the-browser-tests-only',
  admin: { username: 'operator', password: 'a-long-enough-phrase-42' },
} as const
