import { inject } from 'vitest'

/**
 * The running server that the set-up of Vitest's `centrifugo` project provides:
 * `tools/centrifugo/testing/testServer.ts`.
 */
export interface TestedCentrifugo {
  readonly origin: string
  readonly apiUrl: string
  readonly apiKey: string
  readonly tokenSecret: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly centrifugo: TestedCentrifugo
  }
}

export function testedCentrifugo(): TestedCentrifugo {
  return inject('centrifugo')
}
