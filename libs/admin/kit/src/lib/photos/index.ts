export { PhotoList } from './photo-list';
export { photos } from './photos-field';
export { usePhotos } from './use-photos';
