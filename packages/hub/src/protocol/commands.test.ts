import { assert, json, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFrame } from './commands.ts'

describe('parseFrame', () => {
  test('[RT-1.1.2] one command to a line; a trailing newline and blank lines are no commands', () => {
    const frame = '{"id":1,"connect":{}}\n\n{"id":2,"subscribe":{"channel":"match:1","recover":true}}\n'
    expect(parseFrame(frame)).toEqual([
      { id: 1, method: 'connect', request: {} },
      { id: 2, method: 'subscribe', request: { channel: 'match:1', recover: true } },
    ])
  })

  test('[RT-1.1.12] an empty object is a pong, `send` needs no id', () => {
    expect(parseFrame('{}')).toEqual([{ method: 'pong' }])
    expect(parseFrame('{"send":{"data":1}}')).toEqual([{ id: 0, method: 'send', request: { data: 1 } }])
  })

  test('[RT-1.1.5] null means that a field was left out, but is a payload like any other', () => {
    expect(parseFrame('{"id":1,"publish":{"channel":null,"data":null}}')).toEqual([
      { id: 1, method: 'publish', request: { data: null } },
    ])
  })

  test.each([
    '',
    ' ',
    '[]',
    'null',
    '1',
    '{"id":1}',
    '{"id":"1","connect":{}}',
    '{"id":1.5,"connect":{}}',
    '{"id":4294967296,"connect":{}}',
    '{"id":1,"connect":[]}',
    '{"id":1,"connect":"x"}',
    '{"id":1,"subscribe":{"channel":1}}',
    '{"id":1,"subscribe":{"channel":"c","offset":-1}}',
    '{"id":1,"subscribe":{"channel":"c","recover":"yes"}}',
    '{"connect":{}}',
    '{"id":1,"__proto__":{}}',
  ])('[RT-1.1.16] %s is not a command', frame => {
    expect(parseFrame(frame)).toBeUndefined()
  })

  test('[RT-1.1.1] no text makes it throw', () => {
    assert(property(string(), text => void parseFrame(text)))
    assert(property(json(), text => void parseFrame(text)))
  })
})
