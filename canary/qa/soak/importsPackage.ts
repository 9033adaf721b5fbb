// A long run watches from outside.
// refused: may not import the package react
import { useState } from 'react'

export const state = useState
