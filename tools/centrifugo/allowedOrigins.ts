/** Centrifugo's patterns for pages of this machine, at any port. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://\\[::1\\]:*']

/** Origins whose pages may connect to the server of `npm run centrifugo`, which cannot know the port of `npm start`. */
export function allowedOrigins(publicOrigin: string | undefined): readonly string[] {
  return publicOrigin === undefined ? LOOPBACK : [publicOrigin]
}
