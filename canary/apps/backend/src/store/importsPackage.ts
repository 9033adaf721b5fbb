// Each module names its packages.
// refused: may not import the package fastify
import fastify from 'fastify'

export const server = fastify
