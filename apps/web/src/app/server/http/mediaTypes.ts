export const HTML = 'text/html; charset=utf-8'
export const TEXT = 'text/plain; charset=utf-8'
export const JSON_TEXT = 'application/json; charset=utf-8'
export const SVG = 'image/svg+xml; charset=utf-8'
