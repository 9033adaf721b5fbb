// Only tests use the fixtures of the back end.
import { startTestServer } from '#testing'
// refused: may not import apps/backend/src/testing

export const start = startTestServer
