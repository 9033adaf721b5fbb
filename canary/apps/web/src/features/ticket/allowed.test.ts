// Control: a test may use the testkit and Node.
import { createTestDatabase } from '@touchline/testkit'
import { join } from 'node:path'
import { useSlip } from '#core/slip'

export const tools = [createTestDatabase, join, useSlip]
