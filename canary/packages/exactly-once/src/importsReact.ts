// Nor does it draw.
import { useRef } from 'react'

export const ref = useRef
