// The design system brings React and its primitives, no more.
import { create } from 'zustand'

export const store = create
