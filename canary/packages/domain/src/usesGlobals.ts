// Pure code knows neither a window nor a process: the compiler must not know these names.
export const width = window.innerWidth
export const mode = process.env.TOUCHLINE_MODE
