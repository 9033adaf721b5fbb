// Live data knows no React.
import { useRef } from 'react'

export const ref = useRef
