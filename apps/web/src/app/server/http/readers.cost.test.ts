import type { IncomingMessage } from 'node:http'
import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { parseCookie } from 'cookie'
import { expect, test } from 'vitest'
import { takeTrackingKeys } from '../../browser/visitor/takeTrackingKeys.ts'
import { decodablePath } from './decodablePath.ts'
import { encodingOf } from './encodings.ts'
import { endToEnd } from './endToEnd.ts'
import { firstAddress } from '../pages/request/firstAddress.ts'
import { addressOf, proxiedCountryOf, headersFor } from './headersFor.ts'
import { listSearch } from '../pages/request/listSearch.ts'
import { properSearch } from '../pages/request/properSearch.ts'

const request = (headers: object, url = '/') =>
  ({
    headers: { host: 'bets.example', ...headers },
    url,
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage
const SITE = { system: () => Promise.resolve(undefined) }
const OPTIONS = { locales: ['en', 'de'], customPages: ['about'] }

test.each<[string, Reader, readonly string[]]>([
  ['parseCookie', text => parseCookie(text), ['preferences=', 'a="', 'locale=de; ']],
  ['firstAddress, by cookie', text => void firstAddress(SITE, { chosen: text, header: undefined }), []],
  ['firstAddress, by header', text => void firstAddress(SITE, { chosen: undefined, header: text }), ['zh-']],
  ['encodingOf', text => encodingOf(text), ['deflate,']],
  ['decodablePath', text => decodablePath(text), ['/%', '/%ff']],
  ['endToEnd', text => endToEnd({ connection: text, 'x-hop': '' }), ['keep-alive, ', 'x-hop,']],
  ['headersFor', text => headersFor(request({ 'x-forwarded-for': text }), 1), ['1.2.3.4, ']],
  ['countryOf', text => proxiedCountryOf(request({ 'x-country': text }), 1), ['DE']],
  ['addressOf, by address', text => addressOf(request({}, text), 0), ['/', '//', '/sports?']],
  ['addressOf, by host', text => addressOf(request({ host: text }), 0), ['bets.example', 'xn--', '[::']],
  [
    'addressOf, by forwarded scheme',
    text => addressOf(request({ 'x-forwarded-proto': text }), 1),
    ['https,'],
  ],
  ['listSearch, by path', text => listSearch(text, '?page=2', OPTIONS), ['/sports/soccer/', '/de/']],
  [
    'listSearch, by query',
    text => listSearch('/sports/soccer', text, OPTIONS),
    ['?sortBy=', '?sport=', '?date='],
  ],
  ['properSearch', text => properSearch(text), ['?page=', '?page=2&']],
  [
    'takeTrackingKeys',
    text => takeTrackingKeys(`https://bets.example/${text}`, { write: () => true }),
    ['?ctag=', '?share-bet='],
  ],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
