import type { IncomingMessage } from 'node:http'

/** What a client must not ask for: the hub speaks JSON only. */
const PROTOBUF = 'centrifuge-protobuf'

/** Whether a handshake asks for the binary form of the protocol, and for no other. */
export function wantsProtobuf({ url = '', headers }: IncomingMessage): boolean {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map(name => name.trim())
  const onlyProtobuf = offered.includes(PROTOBUF) && !offered.includes('centrifuge-json')
  return onlyProtobuf || /[?&]cf_protocol=protobuf(&|$)/.test(url)
}
