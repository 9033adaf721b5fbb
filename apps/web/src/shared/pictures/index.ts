export {
  pictureAddress,
  pictureBase,
  pictureSize,
  readPictureAddress,
  type PictureFile,
  type PictureName,
  type PictureTheme,
} from './pictures.ts'
export { pictureSources } from './pictureSources.ts'
