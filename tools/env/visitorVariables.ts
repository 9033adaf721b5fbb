import { hops, idleMinutes, sessionDays } from './kinds.ts'

/** Settings of visitors and their sessions; part of the table in variables.ts. */
export const VISITOR_VARIABLES = [
  {
    name: 'TRUST_PROXY',
    kind: hops,
    fallback: '0',
    readBy: ['start', 'web'],
    comment:
      'How many proxies of yours a request passes, one after the other: each adds the address of its client to x-forwarded-for, and ' +
      'the visitor is the one that the first of them added. What a list holds before that a visitor made up. With 0 all of it is ' +
      'dropped. One too many lets visitors choose their address, one too few makes all of them one. They set x-forwarded-host, ' +
      '-proto and x-country as well. Production needs at least 1: that proxy terminates https.',
  },
  {
    name: 'SESSION_IDLE_MINUTES',
    kind: idleMinutes,
    fallback: '1440',
    readBy: ['backend'],
    comment:
      'Minutes without use after which a player is signed out. Requests that an open page sends by itself do not count as use.',
  },
  {
    name: 'SESSION_DAYS',
    kind: sessionDays,
    fallback: '14',
    readBy: ['backend'],
    comment: 'Days after which a player has to sign in again, however much the session is used.',
  },
] as const
