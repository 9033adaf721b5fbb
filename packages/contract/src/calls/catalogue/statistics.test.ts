import { describe, expect, test } from 'vitest'
import { part, testCall } from '../../testing/testCall.ts'
import { expectAccepted, expectRefused, testValues } from '../../testing/testShape.ts'
import {
  IDS,
  INSTANTS,
  SLUGS,
  TEXTS,
  WHOLES,
  entity,
  listOf,
  objectOf,
  oneOf,
  orNull,
} from '../../testing/values.ts'
import { statisticsReply } from './statistics.ts'

const TYPES = oneOf('summary', 'timeline', 'head-to-head')
testCall('getStatistics', {
  params: part({ id: '50001', type: 'summary' }, { id: IDS, type: TYPES }),
  reply: part({ data: { type: 'summary', lines: [] } }, { data: entity({ type: 'summary', lines: [] }) }),
})

const line = { key: 'possession', unit: 'percent', home: 56, away: 44 }
testValues(
  'the summary: figures by side',
  statisticsReply.shape.data,
  objectOf(
    { type: 'summary', lines: [line] },
    {
      lines: listOf(
        objectOf(line, {
          key: TEXTS,
          unit: oneOf('count', 'percent'),
          home: orNull(WHOLES),
          away: orNull(WHOLES),
        }),
      ),
    },
  ),
)

const incident = { kind: 'goal', side: 'home', period: '1st_half', moment: '45+2', home: 1, away: 0 }
testValues(
  'the timeline: what happened',
  statisticsReply.shape.data,
  objectOf(
    { type: 'timeline', incidents: [incident] },
    {
      incidents: listOf(
        objectOf(incident, {
          kind: TEXTS,
          side: orNull(oneOf('home', 'away')),
          period: TEXTS,
          moment: TEXTS,
          home: WHOLES,
          away: WHOLES,
        }),
      ),
    },
  ),
)

const side = { id: '901', name: 'Harbour Town' }
const sides = objectOf(side, { id: IDS, name: TEXTS })
const meeting = {
  id: '40001',
  slug: 'harbour-town-ashford-rovers-40001',
  start_time: 1_790_000_000_000,
  tournament_name: 'First League',
  home: side,
  away: { id: '902', name: 'Ashford Rovers' },
  score: { home: 2, away: 2 },
}
const meetingFields = {
  id: IDS,
  slug: SLUGS,
  start_time: INSTANTS,
  tournament_name: TEXTS,
  home: sides,
  away: sides,
  score: objectOf(meeting.score, { home: WHOLES, away: WHOLES }),
}
const form = { ...meeting, result: 'drawn' }
const forms = listOf(objectOf(form, { ...meetingFields, result: oneOf('won', 'drawn', 'lost') }))
const before = { type: 'head-to-head', meetings: [meeting], home_form: [form], away_form: [form] }
testValues(
  'head to head: how both sides did before',
  statisticsReply.shape.data,
  objectOf(before, {
    meetings: listOf(objectOf(meeting, meetingFields)),
    home_form: forms,
    away_form: forms,
  }),
)

describe('statistics of a type', () => {
  test('are empty where the feed does not count, or nothing was played', () => {
    for (const data of [
      { type: 'summary', lines: [] },
      { type: 'timeline', incidents: [] },
      { type: 'head-to-head', meetings: [], home_form: [], away_form: [] },
    ])
      expectAccepted(statisticsReply, { data }, { data })
  })

  test('have the fields of that type only', () => {
    const data = { ...before, type: 'timeline', incidents: [incident], lines: [line] }
    expect(statisticsReply.parse({ data }).data).toEqual({ type: 'timeline', incidents: [incident] })
    expectRefused(statisticsReply, { data: { type: 'timeline', lines: [line] } }, 'data')
  })

  test.each(['', 'video', 'streams', 'markets', 'head_to_head', null])('there is no type %j', type =>
    expectRefused(statisticsReply, { data: { ...before, type } }, 'data'),
  )
})
