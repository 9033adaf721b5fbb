import type { IncomingMessage } from 'node:http'

/** The subprotocol that clients must not request: the hub speaks JSON only. */
const PROTOBUF = 'centrifuge-protobuf'

/** Whether a handshake requests only the binary form of the protocol. */
export function wantsProtobuf({ url = '', headers }: IncomingMessage): boolean {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map(name => name.trim())
  const onlyProtobuf = offered.includes(PROTOBUF) && !offered.includes('centrifuge-json')
  return onlyProtobuf || /[?&]cf_protocol=protobuf(&|$)/.test(url)
}
