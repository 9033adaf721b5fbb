// Each module names its packages.
// refused: may not import the package sharp
import sharp from 'sharp'

export const picture = sharp
